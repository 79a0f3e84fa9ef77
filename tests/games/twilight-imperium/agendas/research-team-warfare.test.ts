import { describeTeam } from './research-teams.ts';

describeTeam('Research Team: Warfare', {
  id: 'research-team-warfare',
  planet: 'vefut-ii',
  unlike: 'saudor',
  specialised: 'meer',
  one: 'magen-defense-grid',
  two: 'duranium-armor',
  other: 'graviton-laser-system',
});
