/** Who may import whom. Each part of src lists all that it may reach; whatever is not listed is refused. */

const { builtinModules } = require('node:module');

const GAME = '^src/games/([^/]+)/';

/** What lies in src, commands and db, besides the paths given. */
const anythingOfOursBut = (...paths) => ({ path: '^(src|commands|db)/', pathNot: paths });

const only = (name, from, ...to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: anythingOfOursBut(from, ...to),
});

const packageOnlyIn = (name, packages, ...places) => ({
  name,
  severity: 'error',
  from: { pathNot: places },
  to: { path: packages.map((one) => `(^|/)node_modules/${one}/|^${one}$`) },
});

const packagesOf = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: ['^(src|commands|db)/', ...allowed] },
});

/** The rooms of Twilight Imperium, from the ground up: each knows those before it and none after it. */
const ROOMS = ['tables', 'hooks', 'text', 'rules', 'verbs', 'timing', 'flow', 'components', 'modules'];
const IMPERIUM = '^src/games/twilight-imperium/';

const oneWay = ROOMS.map((room, i) => ({
  name: `imperium-${room}-knows-no-higher-room`,
  severity: 'error',
  from: { path: `${IMPERIUM}${room}/` },
  to: { path: `${IMPERIUM}(${[...ROOMS.slice(i + 1), 'bots', 'view', 'odds'].join('|')})/` },
}));

/** The rooms of a layer in order: each may reach those before it, and nothing lies outside them but what is named. */
const rooms = (layer, names, ...outside) => [
  ...names.map((name, at) => ({
    name: `${layer}-rooms-one-way`,
    severity: 'error',
    from: { path: `^src/${layer}/${name}/` },
    to: {
      path: `^src/${layer}/`,
      pathNot: `^src/${layer}/(${[...names.slice(0, at + 1), 'text'].join('|')})/`,
    },
  })),
  {
    name: `${layer}-has-rooms`,
    severity: 'error',
    from: {},
    to: { path: `^src/${layer}/[^/]+$`, pathNot: outside },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('core-knows-nothing-else', '^src/core/'),
    only('kit-knows-core', '^src/kit/', '^src/core/'),
    only(
      'render-draws-views',
      '^src/render/',
      '^src/core/',
      '^src/games/[^/]+/(view([.]ts$|/)|text/)',
      // What is printed is the same for everybody and goes with no view: its sheets are drawn from these.
      '^src/games/twilight-inscription/(sheets|tables)/',
    ),
    ...oneWay,
    only('store-keeps-records', '^src/store/', '^src/core/', '^db/'),
    only('db-stands-alone', '^db/'),
    only('app-is-use-cases', '^src/app/', '^src/core/', '^src/games/', '^src/store/'),
    only(
      'discord-is-an-interface',
      '^src/discord/',
      '^src/app/',
      '^src/render/',
      '^src/core/',
      '^src/config[.]ts$',
    ),
    ...rooms(
      'app',
      ['requests', 'runner', 'answers', 'seats', 'tables', 'votes', 'timers', 'records'],
      '^src/app/app[.]ts$',
    ),
    ...rooms('discord', [
      'messages',
      'ask',
      'interactions',
      'screens',
      'set-up',
      'play',
      'deal',
      'tables',
      'orders',
      'delivery',
      'client',
    ]),
    {
      name: 'product-knows-no-tools',
      comment: 'src is the product: what measures and attacks it lies in tools/rigs',
      severity: 'error',
      from: { path: '^(src|commands|db)/' },
      to: { path: '^tools/' },
    },
    only('commands-are-thin', '^commands/', '^src/app/', '^src/discord/'),
    only('local-discord-stands-alone', '^src/local-discord/'),
    {
      name: 'page-knows-what-is-said',
      comment:
        'the page runs in a browser: of the server it knows the words they speak in, and how ids are ordered',
      severity: 'error',
      from: { path: '^src/local-discord/page/' },
      to: anythingOfOursBut(
        '^src/local-discord/page/',
        '^src/local-discord/chat/protocol[.]ts$',
        '^src/local-discord/people/act[.]ts$',
        '^src/local-discord/world/(records|age)[.]ts$',
      ),
    },
    {
      name: 'nobody-knows-the-page',
      severity: 'error',
      from: { pathNot: '^src/local-discord/page/' },
      to: { path: '^src/local-discord/page/' },
    },
    packagesOf(
      'local-discord-packages',
      '^src/local-discord/(?!page/)',
      '(^|/)node_modules/(zod|(@types/)?ws|discord-api-types)/',
      `^(node:)?(${builtinModules.join('|')})$`,
    ),
    packagesOf(
      'page-packages',
      '^src/local-discord/page/',
      '(^|/)node_modules/(@skyra/discord-components-core|discord-markdown-parser|discord-api-types)/',
    ),
    {
      name: 'cli-is-not-discord',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^(src/discord|commands)/' },
    },
    {
      name: 'game-knows-core-kit-and-itself',
      severity: 'error',
      from: { path: GAME },
      to: anythingOfOursBut('^src/core/', '^src/kit/', '^src/games/$1/'),
    },
    {
      name: 'registry-knows-faces-of-games',
      comment: 'src/games/index.ts lists the games; it takes each by its public face',
      severity: 'error',
      from: { path: '^src/games/[^/]+[.]ts$' },
      to: anythingOfOursBut('^src/core/', '^src/games/[^/]+[.]ts$', '^src/games/[^/]+/index[.]ts$'),
    },
    // The engine checks, patches and hashes; a game checks its tables. Neither reaches outside.
    packagesOf('core-packages', '^src/core/', '(^|/)node_modules/zod/', '^(node:)?crypto$'),
    packagesOf('kit-packages', '^src/kit/'),
    packagesOf('games-packages', '^src/games/', '(^|/)node_modules/zod/'),
    packageOnlyIn('discord-js-place', ['discord[.]js', '@discordjs/[^/]+'], '^src/discord/', '^commands/'),
    packageOnlyIn('kysely-place', ['kysely'], '^src/store/', '^db/'),
    packageOnlyIn(
      'better-sqlite3-place',
      ['(@types/)?better-sqlite3'],
      '^src/store/',
      '^db/',
      '^tools/rigs/bench',
    ),
    packageOnlyIn('canvas-place', ['canvas'], '^src/render/'),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-dependency-at-run-time',
      severity: 'error',
      from: { path: '^(src|commands|db)/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: ['/node_modules/@types/'],
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      mainFields: ['main', 'types'],
      extensions: ['.ts', '.mts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
