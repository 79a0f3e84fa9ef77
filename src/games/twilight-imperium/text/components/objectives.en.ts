import type { PublicId, SecretId } from '../../tables/card-ids.ts';

/** Scored once a round when objectives are. */
const status = (condition: string) => `In the status phase: ${condition}.`;
/** Scored by a trigger, as soon as it happens. */
const atOnce = (deed: string) => `In the action phase, at once: ${deed}.`;
const sameTrait = (count: number) => `control ${count} planets of the same trait, whichever it is`;
const upgrades = (count: number) => `have ${count} unit upgrade technologies`;
const abroad = (count: number) => `control ${count} planets outside home systems`;
const specialties = (count: number) => `control ${count} planets with a technology specialty`;
const tokens = (count: number) =>
  `spend ${count} command tokens from your tactic and strategy pools, as you like`;
const ofTrait = (trait: string) => `control 4 ${trait} planets`;

/** What public objectives ask for, in our own words; the Imperial strategy card scores them in the action phase too. */
export const publicObjectives: Readonly<Record<PublicId, string>> = {
  'corner-the-market': status(sameTrait(4)),
  'develop-weaponry': status(upgrades(2)),
  'diversify-research': status('have 2 technologies in each of 2 colours'),
  'erect-a-monument': status('spend 8 resources'),
  'expand-borders': status(abroad(6)),
  'found-research-outposts': status(specialties(3)),
  'intimidate-council': status('have ships in 2 systems next to Mecatol Rex'),
  'lead-from-the-front': status(tokens(3)),
  'negotiate-trade-routes': status('spend 5 trade goods'),
  'sway-the-council': status('spend 8 influence'),
  'centralize-galactic-trade': status('spend 10 trade goods'),
  'conquer-the-weak': status('control a planet in the home system of another player'),
  'form-galactic-brain-trust': status(specialties(5)),
  'found-a-golden-age': status('spend 16 resources'),
  'galvanize-the-people': status(tokens(6)),
  'manipulate-galactic-law': status('spend 16 influence'),
  'master-the-sciences': status('have 2 technologies in each of the 4 colours'),
  'revolutionize-warfare': status(upgrades(3)),
  'subdue-the-galaxy': status(abroad(11)),
  'unify-the-colonies': status(sameTrait(6)),
};

/** What secret objectives ask for, in our own words. */
export const secretObjectives: Readonly<Record<SecretId, string>> = {
  'adapt-new-strategies': status(
    'have 2 faction technologies; a Valefar Assimilator itself does not count, a faction technology that it copies does',
  ),
  'become-the-gatekeeper': status('have ships at an alpha wormhole and at a beta wormhole'),
  'control-the-region': status('have ships in 6 systems'),
  'cut-supply-lines': status('have a ship in a system with a space dock of another player'),
  'destroy-their-greatest-ship': atOnce('destroy a flagship or a war sun of another player'),
  'establish-a-perimeter': status('have 4 PDS on the board'),
  'forge-an-alliance': status(ofTrait('cultural')),
  'form-a-spy-network': status('discard 5 action cards'),
  'fuel-the-war-machine': status('have 3 space docks on the board'),
  'gather-a-mighty-fleet': status('have 5 dreadnoughts on the board'),
  'learn-the-secrets-of-the-cosmos': status('have ships in 3 systems, each of them next to an anomaly'),
  'make-an-example-of-their-world': atOnce(
    'destroy the last ground forces of another player on a planet by Bombardment',
  ),
  'master-the-laws-of-physics': status('have 4 technologies of one colour'),
  'mine-rare-metals': status(ofTrait('hazardous')),
  'monopolize-production': status(ofTrait('industrial')),
  'occupy-the-seat-of-the-empire': status('control Mecatol Rex and have 3 ships in its system'),
  'spark-a-rebellion': atOnce('win a combat against a player who has the most victory points, alone or tied'),
  'threaten-enemies': status('have a ship in a system next to another player’s home system'),
  'turn-their-fleets-to-dust': atOnce('destroy the last ships of another player in a system by Space Cannon'),
  'unveil-flagship': atOnce('win a space combat in the system of your flagship, which survives it'),
};
