import { researchTeam } from './research-team.ts';

/** One yellow prerequisite less for whoever controls its planet. */
export const researchTeamCybernetic = researchTeam('law:research-team-cybernetic', 'yellow');
