import { describe, expect, it } from 'vitest'
import { questionFaults } from './question-faults.ts'
import { textOf, type QuestionContent } from './question.ts'
import { examFaults, examSums, sharesAddUp, shareSum, type ExamQuestion } from './readiness.ts'

const choice: ExamQuestion = {
  type: 'multiChoice',
  text: '<p>Which?</p>',
  modelAnswer: '',
  weight: 2,
  seconds: 60,
  answers: [
    { text: 'a', isRight: true },
    { text: 'b', isRight: false },
  ],
  isActive: true,
}
const written: ExamQuestion = { ...choice, type: 'text', answers: [] }
const exam = { minutes: 2, passDegree: 60, excellentDegree: 90, questions: [choice, written] }
const withAnswers = (type: QuestionContent['type'], ...right: boolean[]): QuestionContent => ({
  ...choice,
  type,
  answers: right.map((isRight, index) => ({
    text: type === 'trueFalse' ? String(index === 0) : String(index),
    isRight,
  })),
})

describe('a question', () => {
  it('is valid as each type', () => {
    expect(questionFaults(choice)).toEqual([])
    expect(questionFaults(written)).toEqual([])
    expect(questionFaults(withAnswers('trueFalse', true, false))).toEqual([])
    expect(questionFaults(withAnswers('multiAnswers', true, true, false))).toEqual([])
    expect(questionFaults(withAnswers('multiAnswers', true, false))).toEqual([])
  })
  it.each([
    ['noRightAnswer', withAnswers('multiChoice', false, false)],
    ['moreThanOneRight', withAnswers('multiChoice', true, true)],
    ['moreThanOneRight', withAnswers('trueFalse', true, true)],
    ['noRightAnswer', withAnswers('multiAnswers', false, false)],
    ['tooFewAnswers', withAnswers('multiChoice', true)],
    ['twoAnswersOnly', withAnswers('trueFalse', true, false, false)],
    [
      'notTrueAndFalse',
      {
        ...withAnswers('trueFalse', true, false),
        answers: [
          { text: 'صواب', isRight: true },
          { text: 'خطأ', isRight: false },
        ],
      },
    ],
    [
      'notTrueAndFalse',
      { ...withAnswers('trueFalse', true, false), answers: withAnswers('trueFalse', true, false).answers.toReversed() },
    ],
    ['answersNotWanted', { ...choice, type: 'text' as const }],
    ['textMissing', { ...choice, text: '<p> &nbsp; </p>' }],
    ['weightMissing', { ...choice, weight: 0 }],
    ['timeMissing', { ...choice, seconds: Number.NaN }],
    ['emptyAnswer', { ...choice, answers: [...choice.answers, { text: ' ', isRight: false }] }],
    ['sameAnswer', { ...choice, answers: [...choice.answers, { text: 'a ', isRight: false }] }],
  ])('has the fault %s', (fault, question) => {
    expect(questionFaults(question)).toEqual([fault])
  })
  it('may be a picture', () => expect(questionFaults({ ...choice, text: '<p><img src="/file/1"></p>' })).toEqual([]))
  it('is read without its tags', () => expect(textOf('<p>a&nbsp;&lt;b&gt;<br>c &amp;amp;</p>')).toBe('a <b> c &amp;'))
})

describe('an exam', () => {
  it('is ready when nothing is wrong', () => expect(examFaults(exam)).toEqual([]))
  it('names every fault at once', () => {
    expect(
      examFaults({
        minutes: 1,
        passDegree: 95,
        excellentDegree: 101,
        questions: [choice, { ...withAnswers('multiChoice', true, true), isActive: false }],
      }),
    ).toEqual([
      { code: 'excellentOverHundred' },
      { code: 'timesOverMinutes', seconds: 120, minutes: 1 },
      { code: 'questionInactive', number: 2 },
      { code: 'questionFault', number: 2, fault: 'moreThanOneRight' },
    ])
    expect(examFaults({ ...exam, passDegree: 90, questions: [] }).map((fault) => fault.code)).toEqual([
      'noQuestions',
      'passNotBelowExcellent',
    ])
    expect(examFaults({ ...exam, passDegree: 0 })).toEqual([{ code: 'passNotPositive' }])
  })
  it('adds weights up without binary dust', () => {
    expect(
      examSums([
        { weight: 0.1, seconds: 30 },
        { weight: 0.2, seconds: 40 },
      ]),
    ).toEqual({
      questions: 2,
      weight: 0.3,
      seconds: 70,
    })
  })
  it('has shares that add up to exactly 100 with the others of its class', () => {
    expect(sharesAddUp([33.33, 33.33, 33.34])).toBe(true)
    expect(shareSum([33.33, 33.33, 33.33])).toBe(99.99)
    expect(sharesAddUp([100, 0.01])).toBe(false)
    expect(sharesAddUp([])).toBe(false)
  })
})
