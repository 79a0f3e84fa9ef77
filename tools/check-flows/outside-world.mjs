/** Clock, chance, locale and I/O: whatever makes a replay differ from the first run. */
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const GLOBALS = new Set([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Promise'],
  ...['process', 'console', 'require', 'globalThis', 'global', 'eval', 'fetch', 'crypto', 'structuredClone'],
  ...['WeakRef', 'FinalizationRegistry'],
]);

const LOCALE_METHODS = new Set([
  ...['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'],
  ...['toLocaleLowerCase', 'toLocaleUpperCase'],
]);

/** Words for people may follow their language; rules may not. */
const isText = (source) => path.dirname(source.fileName).split(path.sep).includes('text');

/** Not a name of ours: declared by the platform, or by nobody. */
function isGlobal(checker, node) {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return (symbol?.declarations ?? []).every((declaration) => declaration.getSourceFile().isDeclarationFile);
}

const isPropertyName = (node) => ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;

function nameProblem(checker, node, text) {
  if (isPropertyName(node)) {
    if (!text && LOCALE_METHODS.has(node.text)) return `\`${node.text}\` differs by system and language`;
    const ofMath = ts.isIdentifier(node.parent.expression) && node.parent.expression.text === 'Math';
    return ofMath && node.text === 'random' ? '`Math.random`: draw from the dice of the table' : null;
  }
  const isForbidden = GLOBALS.has(node.text) || (node.text === 'Intl' && !text);
  if (!isForbidden || ts.isPartOfTypeNode(node) || !isGlobal(checker, node)) return null;
  return `\`${node.text}\` reaches outside the record of the table`;
}

function moduleOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return undefined;
}

export function findOutsideWorld(checker, { source, inGames }, report) {
  const text = isText(source);
  const visit = (node) => {
    const specifier = moduleOf(node);
    if (specifier && ts.isStringLiteralLike(specifier) && isBuiltin(specifier.text)) {
      const mayHash = !inGames && specifier.text === 'node:crypto';
      if (!mayHash) report(specifier, `\`${specifier.text}\` reaches outside the record of the table`);
    }
    if (ts.isFunctionLike(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) {
      report(node, '`async`: rules wait only for answers, by `yield*`');
    }
    const problem = ts.isIdentifier(node) ? nameProblem(checker, node, text) : null;
    if (problem) report(node, problem);
    ts.forEachChild(node, visit);
  };
  visit(source);
}
