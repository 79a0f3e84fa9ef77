import { researchTeam } from './research-team.ts';

/** One blue prerequisite less for whoever controls its planet. */
export const researchTeamPropulsion = researchTeam('law:research-team-propulsion', 'blue');
