import type { Texts } from '#core/message.ts';
import { exchanges, ships } from './counted.en.ts';
import { placeEn } from './facts.en.ts';
import type { GuideLexicon } from './guide.ts';
import { namesEn } from './names.en.ts';

const { achievements, factions, technologies, events } = namesEn;

export const guideEn: Texts<GuideLexicon> = {
  'coach.action': () => 'Your pawn must move each turn: think of the space you want next time, too.',
  'coach.slot': () => 'Population on a technology never returns. Pick what leads on to the levels you want.',
  'coach.card': () =>
    'Others may research it, too, but you use it first. Its right triangle decides what follows.',
  'coach.jump': () => 'Most strength takes control: the disc laid there raises production and is a point.',
  'coach.production': () => 'Growth takes one cube of each open column. When these run dry, take ore.',
  'coach.disc': () => 'Each disc off a track brings the next symbol nearer. Both tracks grow your economy.',
  'coach.colonise': () => 'Colonies are the most points. The ships come back as supply, so nothing is lost.',
  'coach.guild': () => 'A guild is open: its action is for everybody, no research needed.',
  'coach.event': () =>
    'An event meets everybody once and is gone. What you choose stays hidden till all have.',
  'coach.achievement': () =>
    'Early achievements score most, and enough of them end the game. Watch the count.',
  'guide.standing': ({ round, last, discs, of }) =>
    `round ${round}${last ? ', the last one' : ''} · achievements ${discs} of ${of}`,
  'guide.stock': ({ ore, pop, supply, growth, production }) =>
    [
      `ore ${ore} (production +${production})`,
      `population ${pop} (growth +${growth.length}${growth.length > 0 ? `: ${growth.join(', ')}` : ''})`,
      `supply ${supply}`,
    ].join(' · '),
  'guide.achievements': ({ achievements: all }) =>
    all
      .map(
        ({ achievement, have, need, vp }) =>
          `${achievements[achievement]} ${have}/${need}${vp === null ? ' (full)' : ` ★${vp}`}`,
      )
      .join(' · '),
  'guide.places': ({ places }, s) =>
    places
      .map(({ required, controller, strengths, ...place }) => {
        const held = strengths.map(
          ({ seat, strength }) => `${s.seat(seat)} ${strength}${seat === controller ? '•' : ''}`,
        );
        const absent = controller !== null && strengths.every(({ seat }) => seat !== controller);
        const all = [...held, ...(absent ? [`${s.seat(controller)} 0•`] : [])];
        return `${placeEn(place)}${required === null ? '' : ` takes ${required}`}: ${all.join(', ') || 'nobody'}`;
      })
      .join(' · '),
  'guide.discs': ({ food, ore, automation }) =>
    `discs left: food ${food}, ore ${ore} · automation level ${automation}`,
  'held.faction': ({ faction, mats }, s) =>
    `**${factions[faction]}** ${s.say({ key: 'mat.text', args: { faction, mats } })}`,
  'held.private': ({ technology }, s) =>
    `**${technologies[technology]}** (private) ${s.say({ key: 'technology.text', args: { technology } })}`,
  'held.event': ({ event }, s) => `**${events[event]}** ${s.say({ key: 'event.text', args: { event } })}`,
  'deed.ships': ({ ships: n }, s) => (n === 0 ? 'Move nothing' : `Move ${ships(n, s)}`),
  'deed.exchanges': ({ exchanges: n }, s) => (n === 0 ? 'Trade nothing' : `Make ${exchanges(n, s)}`),
  'deed.builds': ({ ships: n }, s) => (n === 0 ? 'Build nothing' : `Build ${ships(n, s)}`),
  'deed.upgrades': ({ ships: n }, s) => (n === 0 ? 'Upgrade nothing' : `Upgrade ${ships(n, s)}`),
  'deed.gives': ({ ships: n }, s) => (n === 0 ? 'Keep all ships' : `Give ${ships(n, s)}`),
  'reason.plan': () => 'most points and production for the turns that are left',
  'case.growth': ({ cubes }) => `growth brings ${cubes} or more`,
  'case.ore': ({ ore }) => `I have ${ore} ore or more`,
  'until.turn': () => 'my turn is over',
  'until.event': () => 'an event is revealed',
  'until.lost': () => 'I lose control of a place',
  'until.achievement': () => 'somebody gains an achievement',
};
