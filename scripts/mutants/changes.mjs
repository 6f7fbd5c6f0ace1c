// The small faults that are tried: for a place in the source, the texts that could stand there by mistake.
import ts from 'typescript';

const K = ts.SyntaxKind;

const OPERATORS = new Map([
  [K.LessThanToken, ['<=', '>=']],
  [K.LessThanEqualsToken, ['<', '>']],
  [K.GreaterThanToken, ['>=', '<=']],
  [K.GreaterThanEqualsToken, ['>', '<']],
  [K.EqualsEqualsEqualsToken, ['!==']],
  [K.ExclamationEqualsEqualsToken, ['===']],
  [K.PlusToken, ['-']],
  [K.MinusToken, ['+']],
  [K.AsteriskToken, ['/']],
  [K.SlashToken, ['*']],
  [K.PercentToken, ['*']],
  [K.AmpersandToken, ['|']],
  [K.BarToken, ['&']],
  [K.PlusEqualsToken, ['-=']],
  [K.MinusEqualsToken, ['+=']],
]);
/** `a && b` loses one side, then the other. */
const EITHER = new Set([K.AmpersandAmpersandToken, K.BarBarToken, K.QuestionQuestionToken]);

const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  find: 'findLast',
};
/** Without them the list is what it was. */
const LEFT_OUT = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed']);

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} file
 * @returns {string[]} what the text of the node could be instead
 */
export function changesOf(node, file) {
  // A reason that is not given. Which reason is asked only where there is one: `why && because(why)` is the same without the first half.
  if (isArgument(node, 'otherwise', 0))
    return ['undefined', ...(ts.isBinaryExpression(node) ? [] : otherChanges(node, file))];
  const changes = isCondition(node) ? [...conditionChanges(node), ...boundary(node, file)] : otherChanges(node, file);
  // `offer.option(move, false)` never is open already.
  return changes.filter((to) => to !== node.getText(file));
}

/** A condition that is turned round is one that always holds and one that never does: only where it begins to hold is left to try. */
function boundary(node, file) {
  if (!ts.isBinaryExpression(node)) return [];
  return /^[<>]/.test(node.operatorToken.getText(file))
    ? otherChanges(node, file).slice(0, 1)
    : EITHER.has(node.operatorToken.kind)
      ? otherChanges(node, file)
      : [];
}

function otherChanges(node, file) {
  const text = (part) => part.getText(file);
  const swapped = (part, by) =>
    file.text.slice(node.getStart(file), part.getStart(file)) + by + file.text.slice(part.end, node.end);

  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken: operator } = node;
    if (EITHER.has(operator.kind)) return [text(right), text(left)];
    if (operator.kind === K.PlusToken && [left, right].some(isText)) return [];
    // One round more finds nothing at the end of a list.
    const others = isLoopOverList(node, file) ? ['>='] : (OPERATORS.get(operator.kind) ?? []);
    return others.map((by) => swapped(operator, by));
  }
  if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === K.ExclamationToken) return [text(node.operand)];
    if (node.operator === K.MinusToken && !ts.isNumericLiteral(node.operand)) return [text(node.operand)];
    if (node.operator === K.PlusPlusToken) return [`--${text(node.operand)}`];
    if (node.operator === K.MinusMinusToken) return [`++${text(node.operand)}`];
  }
  if (ts.isPostfixUnaryExpression(node))
    return [text(node.operand) + (node.operator === K.PlusPlusToken ? '--' : '++')];
  if (ts.isNumericLiteral(node)) {
    const n = Number(node.text);
    if (n === 1 && isFlag(node)) return ['0'];
    return n > 0 ? [`${n + 1}`, `${n - 1}`] : ['1'];
  }
  if (node.kind === K.TrueKeyword) return ['false'];
  if (node.kind === K.FalseKeyword) return ['true'];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) {
    const { elements } = node;
    if (
      elements.length > 1 &&
      elements.length <= 20 &&
      elements.every((e) => ts.isStringLiteral(e) || ts.isObjectLiteralExpression(e))
    )
      return elements.map(
        (gone) =>
          `[${elements
            .filter((e) => e !== gone)
            .map(text)
            .join(', ')}]`,
      );
    return ['[]'];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && !ts.isOptionalChain(node)) {
    const { name, expression } = node.expression;
    if (LEFT_OUT.has(name.text)) return [text(expression)];
    const by = Object.hasOwn(METHODS, name.text) && METHODS[name.text];
    if (by) return [swapped(name, by)];
  }
  return [];
}

/** A condition that always holds, and one that never does. */
function conditionChanges(node) {
  const { parent } = node;
  if (ts.isWhileStatement(parent)) return ['false'];
  // What cannot be is thrown, and no test can bring it about.
  return ts.isIfStatement(parent) && only(parent.thenStatement, ts.isThrowStatement) ? ['true'] : ['true', 'false'];
}

function isCondition(node) {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (isArgument(node, 'option', 1)) return true;
  return (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) && parent.expression === node;
}

/** An argument of a call of that name: `offer.option(move, open)`. Any place, unless one is named. */
function isArgument(node, name, place) {
  const { parent } = node;
  if (!parent || !ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
  const found = parent.arguments.indexOf(node);
  return parent.expression.name.text === name && found >= 0 && (place === undefined || found === place);
}

function isLoopOverList(node, file) {
  if (!ts.isForStatement(node.parent) || node.operatorToken.kind !== K.LessThanToken) return false;
  return /\.length$|^[A-Z]+$/.test(node.right.getText(file));
}

/** `p.opened = 1`: a flag is set, and any other number would set it as well. */
function isFlag({ parent }) {
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === K.EqualsToken;
}

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const callee = (node) => ts.isCallExpression(node) && node.expression.getText();

const TELL = new Set(['emit', 'note', 'warning', 'costNotes', 'notes.push']);
/** Their last argument is what the words of a reason fill in. */
const REASONS = new Set(['because', 'refusal']);

/**
 * What is told of the play, what is said beside a choice and whether a refused one is shown, the figures in the words of a reason, the amount of a refused move, which
 * stands for all amounts, and which of two rules is named. No rule hangs on them: the proof holds what is told against the accounts,
 * the tests of words hear the rest, and rule-ids tests look at what is named.
 */
export function tells(node) {
  if (isArgument(node, 'notes') || isArgument(node, 'unlisted')) return true;
  if (ts.isFunctionDeclaration(node)) return /^Note(?:\[\])?$/.test(node.type?.getText() ?? '');
  if (ts.isIfStatement(node))
    return (
      !node.elseStatement && only(node.thenStatement, (it) => ts.isExpressionStatement(it) && tells(it.expression))
    );
  if (ts.isConditionalExpression(node)) {
    const branches = [node.whenTrue, node.whenFalse];
    return branches.every(isRuleId) || (branches.some(isNotes) && branches.every((it) => isNotes(it) || isEmpty(it)));
  }
  if (ts.isObjectLiteralExpression(node)) return REASONS.has(callee(node.parent));
  if (ts.isCallExpression(node) && callee(node) === 'at' && ts.isCallExpression(node.parent))
    return callee(node.parent) === 'offer.never' && node.parent.arguments[0] === node;
  return TELL.has(callee(node));
}

const isRuleId = (node) => ts.isStringLiteral(node) && /^[A-Z]{2}-[A-Z]+\d*-\d+[a-z]?$|^AMB-\d+$/.test(node.text);
const isEmpty = (node) => ts.isArrayLiteralExpression(node) && node.elements.length === 0;
const isNotes = (node) => ts.isArrayLiteralExpression(node) && node.elements.length > 0 && node.elements.every(tells);

/** The statement is of this kind, or a block of nothing else. */
function only(statement, isKind) {
  if (ts.isBlock(statement)) return statement.statements.length === 1 && only(statement.statements[0], isKind);
  return isKind(statement);
}

/** A statement that may be left out: it does something. `x satisfies never` only asks the type checker. */
export function canGo(node) {
  return ts.isExpressionStatement(node) && !ts.isSatisfiesExpression(node.expression) && !tells(node.expression);
}
