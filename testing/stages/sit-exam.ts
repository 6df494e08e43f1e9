import type { Output } from '#platform/shared/call.ts'
import { examsCalls as calls } from '#modules/exams/contract/calls.ts'
import type { Asker } from '../asker.ts'

type Paper = Output<typeof calls.startExam>
type Written = { Text: string } | { Pairs: { ItemID: number; AnswerID: number }[] }
type Given = { AnswerIDs: number[] } | Written

/** One trainee's browser in an exam: numbers its answers as the page does. */
export async function sitExam(trainee: Asker, code: string, deviceKey = 'the-browser-of-one-desk') {
  const paper = await trainee.send(calls.startExam, { body: { Code: code, DeviceKey: deviceKey } })
  const attempt = { AttemptID: paper.AttemptID, DeviceKey: deviceKey }
  let seq = paper.LastSeq
  /** The answer to the question of this number, chosen by the words of the choices. */
  const answer = (number: number, given: string[] | Written, answeredAt: Date, Seq = ++seq) => {
    const question = paper.Questions[number - 1]!
    const Answer: Given = Array.isArray(given) ? { AnswerIDs: idsOf(question, given) } : given
    return { Seq, ExamQuestionID: question.ExamQuestionID, Answer, AnsweredAt: answeredAt.toISOString() }
  }
  return {
    paper,
    attempt,
    answer,
    save: (...Answers: ReturnType<typeof answer>[]) =>
      trainee.send(calls.saveAnswers, { body: { ...attempt, Answers } }),
    submit: () => trainee.send(calls.submitExam, { body: attempt }),
  }
}

const idsOf = (question: Paper['Questions'][number], words: string[]) =>
  words.map((word) => question.Answers.find((each) => each.Text === word)!.ID)
