/** Flows that are made and never run: without `yield*` a call of a generator does nothing, and says nothing. */
import ts from 'typescript';

const LOST = 'this flow is made and never run: `yield*` is missing';
const TESTED = 'this tests the flow, which is always true, and not its result: `yield*` is missing';
const UNUSED = 'this flow is kept in a variable and never run';
const CALLBACK = 'this callback makes a flow that its caller drops';

const BOTH_SIDES = new Set([
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const isComma = (node) => ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken;

const isGenerator = (type) => ['Generator', 'AsyncGenerator'].includes(type.symbol?.name);

const isAssignment = (node) =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

const isWrapper = (node) =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isVoidExpression(node) ||
  ts.isAwaitExpression(node);

/** A flow, a list of flows, or perhaps one (`Flow<void> | null`); a type may hold itself. */
function holdsFlow(checker, type, seen = new Set()) {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.some((part) => holdsFlow(checker, part, seen));
  if (isGenerator(type)) return true;
  const isList = checker.isArrayType(type) || checker.isTupleType(type);
  return isList && checker.getTypeArguments(type).some((part) => holdsFlow(checker, part, seen));
}

/** The parts of a dropped expression whose own values are dropped with it. */
function dropped(node) {
  if (isWrapper(node)) return dropped(node.expression);
  if (ts.isConditionalExpression(node)) return [...dropped(node.whenTrue), ...dropped(node.whenFalse)];
  if (ts.isBinaryExpression(node) && BOTH_SIDES.has(node.operatorToken.kind)) {
    return [...dropped(node.left), ...dropped(node.right)];
  }
  return isAssignment(node) ? [] : [node];
}

function droppedAt(node) {
  if (ts.isExpressionStatement(node) || ts.isVoidExpression(node)) return dropped(node.expression);
  if (isComma(node)) return dropped(node.left);
  if (!ts.isForStatement(node)) return [];
  const parts = [node.initializer, node.incrementor].filter(
    (part) => part && !ts.isVariableDeclarationList(part),
  );
  return parts.flatMap(dropped);
}

function testedAt(node) {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return node.expression;
  if (ts.isForStatement(node) || ts.isConditionalExpression(node)) return node.condition;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return node.operand;
  if (ts.isBinaryExpression(node) && BOTH_SIDES.has(node.operatorToken.kind) && !isComma(node))
    return node.left;
  return undefined;
}

/** `seats.forEach((seat) => play(t, seat))`: the caller wants nothing back, and gets a flow. */
function isDroppedByCaller(checker, node) {
  if (!ts.isCallExpression(node.parent) || !node.parent.arguments.includes(node)) return false;
  const returns = (type) => type?.getCallSignatures().map((signature) => signature.getReturnType()) ?? [];
  const wanted = returns(checker.getContextualType(node));
  const wantsNothing = wanted.length > 0 && wanted.every((type) => (type.flags & ts.TypeFlags.Void) !== 0);
  return wantsNothing && returns(checker.getTypeAtLocation(node)).some((type) => holdsFlow(checker, type));
}

const isAssigned = (node) => isAssignment(node.parent) && node.parent.left === node;

function isLocalVariable(node) {
  const declaration = ts.isBindingElement(node) ? ts.walkUpBindingElementsAndPatterns(node) : node;
  if (!ts.isVariableDeclaration(declaration) || !ts.isIdentifier(node.name)) return false;
  return (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) === 0;
}

/** Local variables that hold a flow and are never read again. */
function unusedVariables(checker, source) {
  const candidates = new Map();
  const collect = (node) => {
    if (isLocalVariable(node) && holdsFlow(checker, checker.getTypeAtLocation(node.name))) {
      candidates.set(checker.getSymbolAtLocation(node.name), node.name);
    }
    ts.forEachChild(node, collect);
  };
  const discard = (node) => {
    if (ts.isIdentifier(node) && !isAssigned(node)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      if (candidates.get(symbol) !== node) candidates.delete(symbol);
    }
    ts.forEachChild(node, discard);
  };
  collect(source);
  if (candidates.size > 0) discard(source);
  return [...candidates.values()];
}

export function findLostFlows(checker, source, report) {
  const lost = new Set();
  const visit = (node) => {
    for (const part of droppedAt(node))
      if (holdsFlow(checker, checker.getTypeAtLocation(part))) lost.add(part);
    const tested = testedAt(node);
    if (tested && isGenerator(checker.getTypeAtLocation(tested)) && !lost.has(tested)) report(tested, TESTED);
    if (isDroppedByCaller(checker, node)) report(node, CALLBACK);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  for (const node of lost) report(node, LOST);
  for (const node of unusedVariables(checker, source)) report(node, UNUSED);
}
