import { directionOfText, escapeHtml } from './html-text.ts'
import {
  type BankCategory,
  bankFile,
  finished,
  type ImportedQuestion,
  type ImportProblem,
  type ImportProblemCode,
  type QuestionBankFile,
  readCategory,
} from './imported-question.ts'

/*
 * The Aiken format: https://docs.moodle.org/en/Aiken_format. A text, choices `A.` or `A)`, and `ANSWER: A`. A text in
 * several lines is taken too, as other programs and people write it, and so are GIFT's `$CATEGORY:` line and small
 * letters, where they come in their order: `e. g.` begins no choice.
 */
// of a line without spaces at its ends; bounded, as two runs of spaces side by side take the square of their length
const choiceLine = /^([A-Za-z])[.)]\s*(.*)$/
const categoryLine = /^\$CATEGORY:\s*(.*)$/i
const answerLine = /^ANSWER\s{0,20}:\s{0,20}(\S{0,20})$/i

const linesOf = (text: string) => text.split(/\r\n?|\n/).map((line) => line.trim())

/** The choice that a line is, where it may be the next one after `count` others. */
function choiceIn(line: string, count: number): Draft['choices'][number] | null {
  const [, letter, text] = choiceLine.exec(line) ?? []
  if (letter === undefined || text === undefined) return null
  const isSmall = letter !== letter.toUpperCase()
  return isSmall && letter !== String.fromCharCode(97 + count) ? null : { letter: letter.toUpperCase(), text }
}

/** Whether a text is Aiken: it has choices and answers by letter, and no braces as GIFT has. */
export function looksLikeAiken(text: string): boolean {
  const lines = linesOf(text)
  const choices = lines.filter((line) => choiceLine.test(line)).length
  return choices >= 2 && (lines.some((line) => answerLine.test(line)) || !text.includes('{'))
}

interface Draft {
  readonly line: number
  readonly category: BankCategory | null
  readonly text: string[]
  readonly choices: { letter: string; text: string }[]
}

export function readAiken(file: string): QuestionBankFile {
  const read: (ImportedQuestion | ImportProblem)[] = []
  let draft: Draft | null = null
  let category: BankCategory | null = null
  const end = (letter: string | null) => {
    if (draft) read.push(questionOf(draft, read.length + 1, letter))
    draft = null
  }
  const lines = linesOf(file.replace(/^\ufeff/, ''))
  for (const [at, line] of lines.entries()) {
    const choice = choiceIn(line, (draft as Draft | null)?.choices.length ?? 0)
    const answer = answerLine.exec(line)
    const named = categoryLine.exec(line)
    if (named) {
      end(null)
      category = readCategory(named[1] ?? '')
    }
    if (named || line === '') continue
    // a new text after choices: the answer of the one before was forgotten
    if (draft && !choice && !answer && (draft as Draft).choices.length > 0) end(null)
    draft ??= { line: at + 1, category, text: [], choices: [] }
    if (answer) end(answer[1] ?? '')
    else if (choice && draft.text.length > 0) draft.choices.push(choice)
    else draft.text.push(line)
  }
  end(null)
  return bankFile(read.length === 0 ? [{ number: 0, line: 1, code: 'notAQuestionFile' }] : read)
}

function questionOf({ line, category, text, choices }: Draft, number: number, letter: string | null) {
  const asked = text.join(' ')
  const problem = (code: ImportProblemCode, data?: ImportProblem['data']): ImportProblem => ({
    number,
    line,
    code,
    ...(data && { data }),
    ...(asked && { preview: asked.slice(0, 220) }),
  })
  if (letter === null) return problem('noAnswerLine')
  if (choices.length < 2) return problem('tooFewAnswers')
  const right = letter.toUpperCase()
  if (choices.filter((choice) => choice.letter === right).length !== 1) return problem('unknownLetter', { letter })
  return finished(
    { number, line, name: '', category },
    {
      type: 'multiChoice',
      text: `<p dir="${directionOfText(asked)}">${escapeHtml(asked)}</p>`,
      answers: choices.map((choice) => ({ text: choice.text, isRight: choice.letter === right })),
    },
  )
}
