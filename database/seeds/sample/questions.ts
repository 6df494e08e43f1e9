import { foldText } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { QuestionType } from '#modules/exams/rules/question.ts'
import { idsByCode } from '../ids-by-code.ts'
import { insertReturningIds } from '../insert-many.ts'
import type { SampleCourse, World } from './world.ts'

export interface BankQuestion {
  readonly questionId: number
  readonly versionId: number
  readonly type: QuestionType
  readonly weight: number
  readonly seconds: number
  readonly answers: readonly { readonly id: number; readonly isRight: boolean }[]
}

interface Drawn {
  readonly course: SampleCourse
  readonly moduleId: number
  readonly type: BankQuestion['type']
  readonly text: string
  readonly modelAnswer: string
  readonly weight: number
  readonly seconds: number
  readonly category: string
  readonly level: string
  readonly answers: readonly (readonly [text: string, isRight: boolean])[]
}

type Language = 'ar' | 'en' | 'fr'
const words = {
  ar: {
    which: (module: string) => `أي من الموضوعات الآتية يدخل ضمن وحدة «${module}»؟`,
    isPart: (lesson: string, module: string) => `«${lesson}» من موضوعات وحدة «${module}».`,
    aims: (course: string) => `اختر كل ما يُعد من أهداف دورة «${course}».`,
    apply: (aim: string) => `بيّن بمثال من عملك كيف تحقق هذا الهدف: «${aim}».`,
    model: 'مثال واقعي محدد، والخطوات بترتيبها، والأثر المتوقع.',
  },
  en: {
    which: (module: string) => `Which of these topics belongs to the module “${module}”?`,
    isPart: (lesson: string, module: string) => `“${lesson}” is a topic of the module “${module}”.`,
    aims: (course: string) => `Choose every objective of the course “${course}”.`,
    apply: (aim: string) => `Show with an example from your work how you reach this objective: “${aim}”.`,
    model: 'A concrete example, the steps in order, and the expected effect.',
  },
  fr: {
    which: (module: string) => `Lequel de ces thèmes appartient au module « ${module} » ?`,
    isPart: (lesson: string, module: string) => `« ${lesson} » est un thème du module « ${module} ».`,
    aims: (course: string) => `Choisissez tous les objectifs de la formation « ${course} ».`,
    apply: (aim: string) => `Montrez par un exemple de votre travail comment atteindre cet objectif : « ${aim} ».`,
    model: 'Un exemple concret, les étapes dans l’ordre et l’effet attendu.',
  },
}

export const codeOf = (at: number) => `Q-${String(at + 1).padStart(4, '0')}`

/** A small bank for every course, drawn from its modules, lessons and objectives; gives the questions by course. */
export async function insertQuestions(db: Database, world: World): Promise<Map<number, BankQuestion[]>> {
  const categories = await idsByCode(db, 'lookups.question_category')
  const levels = await idsByCode(db, 'lookups.question_level')
  const drawn = world.courses.flatMap((course) => questionsOf(world, course))
  const questionIds = await insertReturningIds(
    db,
    'exams.question',
    drawn.map((question, at) => ({
      code: codeOf(at),
      course_id: question.course.id,
      module_id: question.moduleId,
      category_id: categories.get(question.category)!,
      level_id: levels.get(question.level)!,
      search: foldText([codeOf(at), question.text, ...question.answers.map(([text]) => text)].join(' ')),
    })),
  )
  const versionIds = await insertReturningIds(
    db,
    'exams.question_version',
    drawn.map((question, at) => ({
      question_id: questionIds[at]!,
      version: 1,
      type: question.type,
      text: `<p dir="${question.course.language === 'ar' ? 'rtl' : 'ltr'}">${question.text}</p>`,
      model_answer: question.modelAnswer && `<p>${question.modelAnswer}</p>`,
      weight: question.weight,
      seconds: question.seconds,
    })),
  )
  const answers = drawn.flatMap((question, at) =>
    question.answers.map(([text, isRight], position) => ({
      question_version_id: versionIds[at]!,
      position: position + 1,
      text,
      is_right: isRight,
    })),
  )
  // Ids in another order than the answers stand in: they must not tell which one is right.
  const mixed = world.random.shuffled(answers)
  const answerIds = await insertReturningIds(db, 'exams.question_answer', mixed)
  const byVersion = Map.groupBy(
    mixed.map((answer, at) => ({ ...answer, id: answerIds[at]! })),
    (answer) => answer.question_version_id,
  )
  const bank = drawn.map((question, at) => ({
    courseId: question.course.id,
    questionId: questionIds[at]!,
    versionId: versionIds[at]!,
    type: question.type,
    weight: question.weight,
    seconds: question.seconds,
    answers: (byVersion.get(versionIds[at]!) ?? []).map((answer) => ({ id: answer.id, isRight: answer.is_right })),
  }))
  return Map.groupBy(bank, (question) => question.courseId)
}

function questionsOf(world: World, course: SampleCourse): Drawn[] {
  const language = course.language as Language
  const say = words[language]
  const { random } = world
  const inLanguage = (text: { ar?: string; en?: string; fr?: string }) => text[language] ?? ''
  const aims = (of: SampleCourse) => inLanguage(of.objectives).split('\n')
  const others = random.shuffled(world.courses.filter((each) => each.id !== course.id)).slice(0, 3)
  const foreignLessons = others.map((each) => inLanguage(each.modules[0]!.lessons[0]!.name))
  const first = course.modules[0]!
  const shared = { course, category: 'KNOWLEDGE', level: 'EASY', modelAnswer: '' }
  return [
    ...course.modules.flatMap((module, at): Drawn[] => {
      const name = inLanguage(module.name)
      const lesson = inLanguage(module.lessons[0]!.name)
      const isTrue = at % 2 === 0
      const stated = isTrue ? inLanguage(module.lessons.at(-1)!.name) : foreignLessons[1]!
      const choices = random.shuffled([
        [lesson, true] as const,
        ...foreignLessons.map((text) => [text, false] as const),
      ])
      return [
        {
          ...shared,
          moduleId: module.id,
          type: 'multiChoice',
          text: say.which(name),
          weight: 2,
          seconds: 60,
          answers: choices,
        },
        {
          ...shared,
          moduleId: module.id,
          type: 'trueFalse',
          text: say.isPart(stated, name),
          weight: 1,
          seconds: 45,
          answers: [
            ['true', isTrue],
            ['false', !isTrue],
          ],
        },
      ]
    }),
    {
      ...shared,
      category: 'UNDERSTANDING',
      level: 'MEDIUM',
      moduleId: first.id,
      type: 'multiAnswers',
      text: say.aims(inLanguage(course.name)),
      weight: 4,
      seconds: 90,
      answers: random.shuffled([
        ...aims(course).map((text) => [text, true] as const),
        ...others.slice(0, 2).map((each) => [aims(each)[0]!, false] as const),
      ]),
    },
    {
      ...shared,
      category: 'APPLICATION',
      level: 'HARD',
      moduleId: course.modules.at(-1)!.id,
      type: 'text',
      text: say.apply(aims(course)[0]!),
      modelAnswer: say.model,
      weight: 5,
      seconds: 600,
      answers: [],
    },
  ]
}
