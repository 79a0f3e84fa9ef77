import { describeTeam } from './research-teams.ts';

describeTeam('Research Team: Biotic', {
  id: 'research-team-biotic',
  planet: 'saudor',
  unlike: 'vefut-ii',
  specialised: 'tarmann',
  one: 'dacxive-animators',
  two: 'hyper-metabolism',
  other: 'gravity-drive',
});
