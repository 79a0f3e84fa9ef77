import { describeTeam } from './research-teams.ts';

describeTeam('Research Team: Cybernetic', {
  id: 'research-team-cybernetic',
  planet: 'saudor',
  unlike: 'mellon',
  specialised: 'wellon',
  one: 'graviton-laser-system',
  two: 'transit-diodes',
  other: 'magen-defense-grid',
});
