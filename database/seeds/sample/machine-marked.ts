import { foldText } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import { usualSeconds, type PossibleAnswer } from '#modules/exams/rules/question.ts'
import { insertAnswers } from '#modules/exams/server/store/papers/answer-rows.ts'
import { idsByCode } from '../ids-by-code.ts'
import { insertReturningIds } from '../insert-many.ts'
import { codeOf, type BankQuestion } from './questions.ts'
import type { SampleCourse, World } from './world.ts'

const words = {
  ar: {
    count: (course: string) => `كم وحدة في دورة «${course}»؟ اكتب العدد.`,
    name: (lesson: string) => `ما اسم الوحدة التي يدخل فيها موضوع «${lesson}»؟`,
    match: 'صِل كل موضوع بالوحدة التي يدخل فيها.',
  },
  en: {
    count: (course: string) => `How many modules does the course “${course}” have? Write the number.`,
    name: (lesson: string) => `What is the name of the module to which the topic “${lesson}” belongs?`,
    match: 'Match each topic with the module to which it belongs.',
  },
  fr: {
    count: (course: string) => `Combien de modules compte la formation « ${course} » ? Écrivez le nombre.`,
    name: (lesson: string) => `Comment s’appelle le module auquel appartient le thème « ${lesson} » ?`,
    match: 'Associez chaque thème au module auquel il appartient.',
  },
}

/**
 * Of every course a number, a short answer and pairs to match, for the papers of classes that are under way. They come
 * after `before` questions, whose codes they follow; gives them by course.
 */
export async function insertMachineMarked(
  db: Database,
  world: World,
  before: number,
): Promise<Map<number, BankQuestion[]>> {
  const category = (await idsByCode(db, 'lookups.question_category')).get('KNOWLEDGE')!
  const level = (await idsByCode(db, 'lookups.question_level')).get('MEDIUM')!
  const drawn = world.courses.flatMap((course) => questionsOf(course).map((question) => ({ course, ...question })))
  const questionIds = await insertReturningIds(
    db,
    'exams.question',
    drawn.map(({ course, text, answers }, at) => ({
      code: codeOf(before + at),
      course_id: course.id,
      module_id: course.modules[0]!.id,
      category_id: category,
      level_id: level,
      search: foldText(
        [codeOf(before + at), text, ...answers.flatMap((answer) => [answer.text, answer.match ?? ''])].join(' '),
      ),
    })),
  )
  const versions = drawn.map(({ course, type, text, weight }, at) => ({
    question_id: questionIds[at]!,
    version: 1,
    type,
    text: `<p dir="${course.language === 'ar' ? 'rtl' : 'ltr'}">${text}</p>`,
    weight,
    seconds: usualSeconds[type],
  }))
  const versionIds = await insertReturningIds(db, 'exams.question_version', versions)
  for (const [at, { type, text, weight, answers }] of drawn.entries()) {
    const content = { type, text, weight, answers, modelAnswer: '', seconds: usualSeconds[type] }
    await insertAnswers(db, versionIds[at]!, content)
  }
  const bank = versions.map(({ type, weight, seconds }, at) => ({
    courseId: drawn[at]!.course.id,
    questionId: questionIds[at]!,
    versionId: versionIds[at]!,
    type,
    weight,
    seconds,
    answers: [],
  }))
  return Map.groupBy(bank, ({ courseId }) => courseId)
}

function questionsOf(course: SampleCourse) {
  const language = course.language as keyof typeof words
  const say = words[language]
  const inLanguage = (text: { ar?: string; en?: string; fr?: string }) => text[language] ?? ''
  const [first] = course.modules
  const right = (text: string): PossibleAnswer => ({ text, isRight: true })
  const pairs = course.modules.map((module) => ({
    ...right(inLanguage(module.lessons[0]!.name)),
    match: inLanguage(module.name),
  }))
  return [
    {
      weight: 2,
      type: 'numerical' as const,
      text: say.count(inLanguage(course.name)),
      answers: [{ ...right(String(course.modules.length)), tolerance: 0 }],
    },
    {
      weight: 2,
      type: 'shortAnswer' as const,
      text: say.name(inLanguage(first!.lessons[0]!.name)),
      answers: [right(inLanguage(first!.name))],
    },
    { weight: 2, type: 'matching' as const, text: say.match, answers: pairs as PossibleAnswer[] },
  ]
}
