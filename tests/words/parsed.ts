import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Language } from '#core/message.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** Something that is said, with `{}` for whatever is put into it. */
export interface Said {
  readonly where: string;
  readonly text: string;
}

/** A message's text: its key, and what it uses of its arguments; null if they are handed on as a whole. */
export interface Phrase {
  readonly key: string;
  readonly uses: ReadonlySet<string> | null;
}

/** The words of a file in one language. */
export interface WordsFile {
  readonly file: string;
  /** The same for the files in both languages. */
  readonly pair: string;
  readonly language: Language;
  readonly said: readonly Said[];
  readonly phrases: readonly Phrase[];
  /** The forms that are given of each counted word. */
  readonly plurals: readonly { readonly where: string; readonly forms: readonly string[] }[];
}

const NAME = /^(?:.*[.])?(en|ru)[.]ts$/;

/** All files of words that a player may come to see. */
export function wordsFiles(): WordsFile[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.dirname(file).split(path.sep).includes('text') && NAME.test(path.basename(file)))
    .sort()
    .map(parse);
}

function parse(file: string): WordsFile {
  const language = NAME.exec(path.basename(file))?.[1] as Language;
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(SRC, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const said: Said[] = [];
  const phrases: Phrase[] = [];
  const plurals: { where: string; forms: string[] }[] = [];
  const where = (node: ts.Node) =>
    `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isSaid(node)) said.push({ where: where(node), text: node.text });
    }
    if (ts.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
      said.push({ where: where(node), text: `${node.head.text}${rest}` });
    }
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer) && isOwn(node)) {
      phrases.push({ key: nameOf(node.name), uses: usesOf(node.initializer) });
    }
    if (ts.isObjectLiteralExpression(node)) {
      const forms = node.properties.flatMap((one) => (one.name ? [nameOf(one.name)] : []));
      if (forms.includes('one')) plurals.push({ where: where(node), forms });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, pair: file.replace(/(en|ru)[.]ts$/, '*.ts'), language, said, phrases, plurals };
}

const nameOf = (name: ts.PropertyName | ts.BindingName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

/** A property of what the file gives, not of something it only uses itself. */
function isOwn({ parent: { parent } }: ts.PropertyAssignment): boolean {
  return ts.isVariableDeclaration(parent) && parent.parent.parent.getText().startsWith('export');
}

/** Not a name of a property or of a command, nor something that is compared or looked up. */
function isSaid(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent) && parent.expression.getText() === 'command') return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return false;
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    return (
      kind !== ts.SyntaxKind.EqualsEqualsEqualsToken && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken
    );
  }
  return true;
}

function usesOf({ parameters, body }: ts.ArrowFunction): ReadonlySet<string> | null {
  const name = parameters[0]?.name;
  if (name === undefined) return new Set();
  if (ts.isObjectBindingPattern(name) && name.elements.some((one) => one.dotDotDotToken)) return null;
  if (ts.isObjectBindingPattern(name))
    return new Set(name.elements.map((one) => nameOf((one.propertyName as ts.PropertyName) ?? one.name)));
  const uses = new Set<string>();
  let whole = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name.getText()) {
      if (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node)
        uses.add(node.parent.name.text);
      else whole = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return whole ? null : uses;
}
