import { type FormCode, formReason } from './form-words/words.ts';

/** What is wrong with a value from outside, and where. */
export interface Fault {
  /** Where in the value, e.g. `buildings.3.cost.goods`. */
  readonly path: string;
  /** In English, for those who read the protocol or a terminal. */
  readonly reason: string;
  /** By this it is said in every language, with `params` for its blanks. */
  readonly code?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Sentences in English by code; what they leave blank is a parameter, so that one that lacks it does not compile. */
type Reasons = Readonly<Record<string, string | ((blanks: never) => string)>>;
type Blanks<Said> = Said extends (blanks: infer Needed) => string ? [params: Needed] : [];

/** How something says what is wrong with a value from outside, out of a list of reasons; what was said is added to `found`. */
export function faultsBy<R extends Reasons>(reasons: R, found: Fault[] = []) {
  return <Code extends keyof R & string>(path: string, code: Code, ...blanks: Blanks<R[Code]>): Fault => {
    const said = reasons[code] as string | ((params: object) => string);
    const [params = {}] = blanks as readonly [NonNullable<Fault['params']>?];
    const fault = { path, code, params, reason: typeof said === 'string' ? said : said(params) };
    found.push(fault);
    return fault;
  };
}

export function formFault(path: string, code: FormCode, params: NonNullable<Fault['params']> = {}): Fault {
  return { path, code, params, reason: formReason('en', code, params) };
}

/** As much as is read here of what a checker of forms has found; games check theirs with zod, of which the kernel knows nothing. */
export interface FormIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly expected?: string | undefined;
  readonly origin?: string | undefined;
  readonly exact?: boolean | undefined;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: readonly string[] | undefined;
  readonly values?: readonly unknown[] | undefined;
  readonly options?: readonly unknown[] | undefined;
  readonly errors?: readonly (readonly FormIssue[])[] | undefined;
}

/** The same in our own words, which have codes so that every language can say them. */
export function formFaults(issues: readonly FormIssue[], value: unknown): Fault[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map((key) => formFault(path === '' ? key : `${path}.${key}`, 'unknown'));
    return [isMissing(value, issue.path.map(String)) ? formFault(path, 'missing') : faultOf(path, issue)];
  });
}

function faultOf(path: string, issue: FormIssue): Fault {
  const [least, most] = [Number(issue.minimum), Number(issue.maximum)];
  const isList = issue.origin === 'array';
  switch (issue.code) {
    case 'invalid_type':
      return formFault(path, KINDS[issue.expected ?? ''] ?? 'other');
    case 'too_small':
      if (isList) return issue.exact ? entries(path, least) : formFault(path, 'entries-least', { least });
      return issue.origin === 'string' ? formFault(path, 'other') : formFault(path, 'least', { least });
    case 'too_big':
      if (isList) return issue.exact ? entries(path, most) : formFault(path, 'entries-most', { most });
      return formFault(path, issue.origin === 'string' ? 'text-most' : 'most', { most });
    default: {
      const values = valuesOf(issue);
      return values.length === 0 ? formFault(path, 'other') : formFault(path, 'one-of', { values: values.join(', ') });
    }
  }
}

const KINDS: Readonly<Record<string, FormCode>> = {
  int: 'whole',
  number: 'whole',
  string: 'text',
  array: 'list',
  object: 'object',
};

const entries = (path: string, count: number) => formFault(path, 'entries', { entries: count });

/** What may stand there instead, also where it may be one of several kinds of values. */
function valuesOf({ values = [], options = [], errors = [] }: FormIssue): string[] {
  const own = [...values, ...options].map((value) => (value === '' ? '""' : String(value)));
  return [...own, ...errors.flat().flatMap(valuesOf)];
}

function isMissing(value: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (typeof value !== 'object' || value === null || key === undefined) return false;
  if (!Object.hasOwn(value, key)) return true;
  return isMissing((value as Readonly<Record<string, unknown>>)[key], rest);
}
