import { describeTeam } from './research-teams.ts';

describeTeam('Research Team: Propulsion', {
  id: 'research-team-propulsion',
  planet: 'arnor',
  unlike: 'vefut-ii',
  specialised: 'thibah',
  one: 'gravity-drive',
  two: 'fleet-logistics',
  other: 'dacxive-animators',
});
