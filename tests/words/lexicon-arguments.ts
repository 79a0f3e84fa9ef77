import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What an argument of a message is, as far as quoting goes. */
export type Shape =
  | { readonly kind: 'people' | 'quoted' | 'string' | 'message' | 'number' | 'other' }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'array'; readonly of: readonly Shape[] }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>> };

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Where each lexicon is declared, and what it is called there. */
export const LEXICONS = {
  core: ['src/core/text/lexicon.ts', 'CoreLexicon'],
  app: ['src/app/text/lexicon.ts', 'AppLexicon'],
  discord: ['src/discord/text/lexicon.ts', 'DiscordLexicon'],
  galaxy: ['src/games/master-of-the-galaxy/text/lexicon.ts', 'Lexicon'],
  imperium: ['src/games/twilight-imperium/text/lexicon.ts', 'Lexicon'],
} as const;
export type LexiconName = keyof typeof LEXICONS;

/** The arguments of every message, as the lexicons declare them. */
export function lexiconArguments(): ReadonlyMap<LexiconName, ReadonlyMap<string, Shape>> {
  const names = Object.keys(LEXICONS) as LexiconName[];
  const files = names.map((name) => path.join(ROOT, LEXICONS[name][0]));
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  return new Map(
    names.map((name, at) => {
      const source = program.getSourceFile(files[at] ?? '');
      const module = source && checker.getSymbolAtLocation(source);
      const declared = module && checker.getExportsOfModule(module);
      const lexicon = declared?.find((symbol) => symbol.name === LEXICONS[name][1]);
      if (!lexicon) throw new Error(`${name} declares no ${LEXICONS[name][1]}`);
      const messages = checker.getDeclaredTypeOfSymbol(lexicon).getProperties();
      return [
        name,
        new Map(messages.map((one) => [one.name, shapeOf(checker, checker.getTypeOfSymbol(one))])),
      ];
    }),
  );
}

const BY_NAME: Readonly<Record<string, Shape>> = {
  PeopleText: { kind: 'people' },
  QuotedText: { kind: 'quoted' },
  Message: { kind: 'message' },
  MessageOf: { kind: 'message' },
};

function shapeOf(checker: ts.TypeChecker, type: ts.Type): Shape {
  const known = BY_NAME[type.aliasSymbol?.name ?? ''];
  if (known) return known;
  if (type.isUnion()) return choiceOf(checker, type);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
  if (type.flags & ts.TypeFlags.Null) return { kind: 'literal', value: null };
  if (type.flags & ts.TypeFlags.BooleanLiteral)
    return { kind: 'literal', value: checker.typeToString(type) === 'true' };
  if (type.flags & ts.TypeFlags.Number) return { kind: 'number' };
  if (type.flags & ts.TypeFlags.String) return { kind: 'string' };
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const of = checker.getTypeArguments(type as ts.TypeReference).map((one) => shapeOf(checker, one));
    return { kind: 'array', of };
  }
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return { kind: 'other' };
  const fields = type
    .getProperties()
    .map((one) => [one.name, shapeOf(checker, checker.getTypeOfSymbol(one))]);
  return { kind: 'object', fields: Object.fromEntries(fields) };
}

/** Of several possibilities the one that says most of people. */
function choiceOf(checker: ts.TypeChecker, { types }: ts.UnionType): Shape {
  const given = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const all = given.map((one) => shapeOf(checker, one));
  return (
    all.find((one) => holds(one, 'people')) ??
    all.find(({ kind }) => kind !== 'literal') ??
    all.find((one) => one.kind === 'literal' && Boolean(one.value)) ?? { kind: 'other' }
  );
}

/** Whether something of a kind is anywhere in it. */
export function holds(shape: Shape, kind: Shape['kind']): boolean {
  if (shape.kind === kind) return true;
  if (shape.kind === 'array') return shape.of.some((one) => holds(one, kind));
  return shape.kind === 'object' && Object.values(shape.fields).some((one) => holds(one, kind));
}

/** Where in it something of a kind is, by the names on the way. */
export function pathsTo(shape: Shape, kind: Shape['kind'], at = ''): string[] {
  if (shape.kind === kind) return [at];
  if (shape.kind === 'array') return shape.of.flatMap((one) => pathsTo(one, kind, at));
  if (shape.kind !== 'object') return [];
  return Object.entries(shape.fields).flatMap(([name, one]) =>
    pathsTo(one, kind, at === '' ? name : `${at}.${name}`),
  );
}

/** What the compiler says of a text that uses a name of people's. */
export function compileErrors(text: string): number[] {
  const file = path.join(ROOT, 'src/discord/text/uses-people-text.ts');
  const source = `import type { PeopleText } from '#core/people-text.ts';\nimport type { Texts } from '#core/message.ts';\nexport const texts: Texts<{ said: { name: PeopleText; names: readonly PeopleText[] } }> = { said: ${text} };\n`;
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], OPTIONS, host);
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ code }) => code);
}
