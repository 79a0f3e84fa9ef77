/**
 * Finds what the compiler lets pass in rules that must replay: flows that are made and not run, bare `yield`,
 * `try` in a flow, and calls on the world outside.
 *
 *   node tools/check-flows.mjs [--project tsconfig.json] [folder …]
 *
 * Folders are relative to the project file; a folder named `games` holds games, any other belongs to the engine.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { findLostFlows } from './check-flows/lost.mjs';
import { findOutsideWorld } from './check-flows/outside-world.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const PROJECT = path.join(ROOT, 'tsconfig.json');
const FOLDERS = ['src/core', 'src/kit', 'src/games'];

function load(project, folders) {
  const { config, error } = ts.readConfigFile(project, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(project));
  const within = (file) => folders.find((folder) => file.startsWith(`${folder}${path.sep}`));
  const program = ts.createProgram(
    fileNames.filter((file) => within(path.resolve(file))),
    options,
  );
  const sources = program
    .getSourceFiles()
    .filter((source) => !source.isDeclarationFile && within(path.resolve(source.fileName)))
    .map((source) => ({ source, inGames: path.basename(within(path.resolve(source.fileName))) === 'games' }));
  return { checker: program.getTypeChecker(), sources };
}

const insideGenerator = (node) =>
  ts.findAncestor(node, (outer) => ts.isFunctionLike(outer) && outer.asteriskToken !== undefined) !==
  undefined;

function findMisusedSyntax({ source, inGames }, report) {
  const visit = (node) => {
    if (inGames && ts.isYieldExpression(node) && !node.asteriskToken) {
      report(node, 'bare `yield`: a game runs flows with `yield*`');
    }
    if (ts.isTryStatement(node) && insideGenerator(node)) {
      report(node, '`try` in a flow: its `finally` never runs on undo and its `catch` swallows a halt');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Every finding in the given folders of a project, in the order of files and lines. */
export function checkFlows({ project = PROJECT, folders = FOLDERS } = {}) {
  const base = path.dirname(path.resolve(project));
  const { checker, sources } = load(
    path.resolve(project),
    folders.map((folder) => path.resolve(base, folder)),
  );
  return sources.flatMap((file) => {
    const findings = [];
    const report = (node, message) => {
      const start = file.source.getLineAndCharacterOfPosition(node.getStart(file.source));
      const name = path.relative(base, file.source.fileName);
      findings.push({ file: name, line: start.line + 1, column: start.character + 1, message });
    };
    findMisusedSyntax(file, report);
    findLostFlows(checker, file.source, report);
    findOutsideWorld(checker, file, report);
    return findings.sort((a, b) => a.line - b.line || a.column - b.column);
  });
}

function main() {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string' } },
    allowPositionals: true,
  });
  const findings = checkFlows({
    ...(values.project && { project: values.project }),
    ...(positionals.length > 0 && { folders: positionals }),
  });
  for (const { file, line, column, message } of findings) console.log(`${file}:${line}:${column} ${message}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
