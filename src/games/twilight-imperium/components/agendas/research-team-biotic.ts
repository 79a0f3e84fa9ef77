import { researchTeam } from './research-team.ts';

/** One green prerequisite less for whoever controls its planet. */
export const researchTeamBiotic = researchTeam('law:research-team-biotic', 'green');
