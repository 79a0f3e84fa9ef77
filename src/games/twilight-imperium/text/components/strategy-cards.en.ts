import type { StrategyCardId } from '../../tables/card-ids.ts';

const TOKEN = 'Secondary, for a token of the strategy pool:';

/** What strategy cards do, in our own words. */
export const strategyCards: Readonly<Record<StrategyCardId, string>> = {
  leadership:
    'Primary: gain 3 command tokens, and one more for every 3 influence that you spend. Secondary, without a token: gain a command token for every 3 influence that you spend.',
  diplomacy: `Primary: choose a system with a planet that you control, but not that of Mecatol Rex; ready up to 2 of your planets in it, then every other player puts a command token from reinforcements there. ${TOKEN} ready up to 2 of your planets.`,
  politics: `Primary: choose another speaker, draw 2 action cards, look at the top 2 agendas and put each on top of the deck or under it. ${TOKEN} draw 2 action cards.`,
  construction:
    'Primary: place a PDS or a space dock on a planet that you control, then a PDS on one. Secondary: put a token of the strategy pool into a system, then place a PDS or a space dock on a planet that you control there.',
  trade: `Primary: gain 3 trade goods, replenish commodities, and choose any other players, who use the secondary without a token. ${TOKEN} replenish commodities.`,
  warfare: `Primary: take one of your command tokens off the board and gain it in a pool, then redistribute your tokens. ${TOKEN} one space dock of your home system uses Production.`,
  technology:
    'Primary: research a technology, then another for 6 resources. Secondary, for a token of the strategy pool and 4 resources: research a technology.',
  imperial: `Primary: score a public objective whose requirement you meet; then gain a victory point if you control Mecatol Rex, else draw a secret objective. ${TOKEN} draw a secret objective.`,
};
