/** Secret objectives from the easiest to the hardest, as bots find them. */
const EASE: readonly string[] = [
  'threaten-enemies',
  'form-a-spy-network',
  'control-the-region',
  'learn-the-secrets-of-the-cosmos',
  'become-the-gatekeeper',
  'mine-rare-metals',
  'monopolize-production',
  'forge-an-alliance',
  'cut-supply-lines',
  'establish-a-perimeter',
  'master-the-laws-of-physics',
  'fuel-the-war-machine',
  'adapt-new-strategies',
  'spark-a-rebellion',
  'occupy-the-seat-of-the-empire',
  'gather-a-mighty-fleet',
  'turn-their-fleets-to-dust',
  'unveil-flagship',
  'make-an-example-of-their-world',
  'destroy-their-greatest-ship',
];

/** How easily a secret objective is scored: more is easier. */
export const easeOf = (id: string): number => EASE.length - EASE.indexOf(id);
