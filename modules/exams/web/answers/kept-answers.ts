import type { Input, Output } from '#platform/shared/call.ts'
import type { attemptCalls } from '../../contract/calls.ts'

/*
 * The answers of attempts as a browser keeps them, and what each turn of events makes of them. Pure: the store runs
 * these inside one transaction.
 */

export type SentAnswer = Input<typeof attemptCalls.saveAnswers>['body']['Answers'][number]
export type GivenAnswer = SentAnswer['Answer']
export type Paper = Output<typeof attemptCalls.startExam>
export type SaveReply = Output<typeof attemptCalls.saveAnswers>

/**
 * `waiting` has not been acknowledged. `arrived` counts. `uncounted` came too late: the examiner sees it and it does
 * not count. `refused` will not be taken, whatever is done.
 */
export type Standing = 'waiting' | 'arrived' | 'uncounted' | 'refused'

/** One given answer. It holds no question text and no key. */
export interface KeptAnswer {
  /** Whose answer it is: nobody else's session sends or shows it. */
  readonly uid: number
  readonly attemptId: number
  readonly examQuestionId: number
  /** The number under which it goes to the server; 0 until it is first sent: a newer answer may replace it till then. */
  readonly seq: number
  /** The question's number on the paper, to tell it by. */
  readonly number: number
  readonly answer: GivenAnswer
  /** By the server's clock as the browser reckons it. */
  readonly answeredAt: string
  readonly standing: Standing
  /** The code of the refusal. */
  readonly why?: string
}

/** What a browser keeps of an attempt beside its answers, to show the paper again without a network. */
export interface KeptPaper {
  readonly attemptId: number
  readonly uid: number
  readonly code: string
  /** The highest number that was given to an answer, here or, as far as the server said, elsewhere. */
  readonly lastSeq: number
  readonly deadline: string
  /** The server's time, and what the computer's clock said then (milliseconds). */
  readonly now: string
  readonly wall: number
  /** Null once the paper is over: nothing of it is kept longer than needed. */
  readonly paper: Paper | null
  /** Handing in was pressed and the server has not said yet that it is done. */
  readonly handingIn: boolean
}

const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
// A pair stands in the first branch and stays; what is left is half of one.
const halves = /([\ud800-\udbff][\udc00-\udfff])|[\ud800-\udfff]/g

/** A text without what no database keeps: control characters save newline and tab, and halves of characters. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '').replaceAll(halves, '$1')

/** The answer with every text in it cleaned, of whatever kind it is. */
export function cleanAnswer<Answer>(answer: Answer): Answer {
  if (typeof answer === 'string') return cleanText(answer) as Answer
  if (Array.isArray(answer)) return answer.map((each) => cleanAnswer(each)) as Answer
  if (answer === null || typeof answer !== 'object') return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, cleanAnswer(value)])) as Answer
}

const isWaiting = (answer: KeptAnswer) => answer.standing === 'waiting'
const bySeq = (one: KeptAnswer, other: KeptAnswer) => one.seq - other.seq
export const keyOf = (answer: KeptAnswer): string => `${answer.examQuestionId} ${answer.seq}`
/** The newest of a question is the one without a number, else that of the highest. */
const age = (answer: KeptAnswer) => (answer.seq === 0 ? Infinity : answer.seq)

export const waitingOf = (answers: readonly KeptAnswer[]): KeptAnswer[] => answers.filter(isWaiting).toSorted(bySeq)

/** The newest answer to each question, by the question's id. */
export function newestOf(answers: readonly KeptAnswer[]): Map<number, KeptAnswer> {
  const newest = new Map<number, KeptAnswer>()
  for (const answer of answers) {
    const before = newest.get(answer.examQuestionId)
    if (!before || age(answer) > age(before)) newest.set(answer.examQuestionId, answer)
  }
  return newest
}

/** Gives numbers to the answers that have none, in the order in which they were given. */
export function numbered(answers: readonly KeptAnswer[], lastSeq: number): KeptAnswer[] {
  let last = Math.max(lastSeq, 0, ...answers.map((answer) => answer.seq))
  const fresh = answers
    .filter((answer) => answer.seq === 0)
    .toSorted((one, other) => Date.parse(one.answeredAt) - Date.parse(other.answeredAt))
    .map((answer) => ({ ...answer, seq: ++last }))
  return withoutOvertaken([...answers.filter((answer) => answer.seq !== 0), ...fresh])
}

/** Gives new numbers to all that wait, in their order: the server holds other answers under theirs. */
export function renumbered(answers: readonly KeptAnswer[], nextSeq: number): KeptAnswer[] {
  const others = answers.filter((answer) => !isWaiting(answer))
  let next = Math.max(nextSeq, 1, ...others.map((answer) => answer.seq + 1))
  const [open, sent] = [
    waitingOf(answers).filter((each) => each.seq === 0),
    waitingOf(answers).filter((each) => each.seq > 0),
  ]
  return [...others, ...sent.map((answer) => ({ ...answer, seq: next++ })), ...open]
}

/** What the server has acknowledged; what is no answer to its question it will never take. */
export function acknowledged(
  answers: readonly KeptAnswer[],
  reply: Pick<SaveReply, 'Acknowledged' | 'NotCounted' | 'Refused'>,
): KeptAnswer[] {
  const [done, late] = [new Set(reply.Acknowledged), new Set(reply.NotCounted)]
  return withoutOvertaken(
    refusedFor(answers, reply.Refused, 'notInThisExam').map((answer) =>
      isWaiting(answer) && done.has(answer.seq)
        ? { ...answer, standing: late.has(answer.seq) ? ('uncounted' as const) : ('arrived' as const) }
        : answer,
    ),
  )
}

/** Those of these numbers that wait will never be taken. */
export const refusedFor = (answers: readonly KeptAnswer[], seqs: readonly number[], why: string): KeptAnswer[] =>
  answers.map((answer) =>
    isWaiting(answer) && seqs.includes(answer.seq) ? { ...answer, standing: 'refused' as const, why } : answer,
  )

/** Everything that waits keeps waiting; of the rest a newer answer to the same question stands for it. */
function withoutOvertaken(answers: readonly KeptAnswer[]): KeptAnswer[] {
  const newest = newestOf(answers)
  return answers.filter((answer) => isWaiting(answer) || newest.get(answer.examQuestionId) === answer)
}

/** Of these answers, in their order, as many as one request holds. */
export function batchOf(answers: readonly KeptAnswer[], most: number): KeptAnswer[] {
  let length = 0
  const end = answers.findIndex((answer, at) => {
    length += JSON.stringify(answer.answer).length + 200
    return at >= most || (at > 0 && length > mostCharacters)
  })
  return end < 0 ? [...answers] : answers.slice(0, end)
}
/** Of a request of one mebibyte; an Arabic letter is two bytes of it. */
const mostCharacters = 250_000

/** What of an attempt waits, was refused, or came too late: one answer for each question. */
export function deliveryOf(answers: readonly KeptAnswer[], attemptId: number | null) {
  const own = answers.filter((answer) => attemptId === null || answer.attemptId === attemptId)
  const byAttempt = Map.groupBy(own, (answer) => answer.attemptId)
  const newest = [...byAttempt.values()].flatMap((each) => [...newestOf(each).values()])
  const waiting = new Set(waitingOf(own).map((answer) => `${answer.attemptId} ${answer.examQuestionId}`))
  return {
    waiting: waiting.size,
    uncounted: newest.filter((answer) => answer.standing === 'uncounted'),
    refused: newest.filter((answer) => answer.standing === 'refused'),
  }
}
