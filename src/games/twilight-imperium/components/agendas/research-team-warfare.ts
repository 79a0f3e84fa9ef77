import { researchTeam } from './research-team.ts';

/** One red prerequisite less for whoever controls its planet. */
export const researchTeamWarfare = researchTeam('law:research-team-warfare', 'red');
