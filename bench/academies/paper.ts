/** The paper that `StartExam` gives, as far as answers need it. */
export interface Paper {
  readonly AttemptID: number
  readonly Questions: readonly Question[]
}
interface Question {
  readonly ExamQuestionID: number
  readonly Answers: readonly { readonly ID: number }[]
  readonly Items: readonly { readonly ID: number }[]
}

/** The paper's answer of this number (1, 2, ...), to one question after the other. */
export function answerOf({ Questions }: Paper, Seq: number) {
  const question = Questions[(Seq - 1) % Questions.length]!
  const { ExamQuestionID } = question
  return { Seq, ExamQuestionID, Answer: fitting(question), AnsweredAt: new Date().toISOString() }
}

/** A pair for each item, a choice where there are some, or a text: what does not fit goes another way than an answer does. */
function fitting({ Answers: [choice], Items }: Question) {
  if (choice === undefined) return { Text: 'نص الإجابة' }
  if (Items.length === 0) return { AnswerIDs: [choice.ID] }
  return { Pairs: Items.map(({ ID }) => ({ ItemID: ID, AnswerID: choice.ID })) }
}
