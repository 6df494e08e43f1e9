import { json, type Database } from '#platform/server/database.ts'
import { idsByCode } from '../../ids-by-code.ts'
import { feedbackCategories } from '../../lookups/plain.ts'
import { insertMany } from '../../insert-many.ts'

type Words = readonly [ar: string, en: string, fr: string]
interface Asked {
  readonly text: Words
  readonly answer?: 'choice' | 'yesNo' | 'text'
  readonly choices?: readonly Words[]
}

const named = ([ar, en, fr]: Words) => ({ ar, en, fr })
const length: readonly Words[] = [
  ['أقصر مما يلزم', 'Too short', 'Trop courte'],
  ['مناسبة', 'Right', 'Adaptée'],
  ['أطول مما يلزم', 'Too long', 'Trop longue'],
]

/** By the category that asks them; where no answer is said it is a rating. */
const questions: Readonly<Record<string, readonly Asked[]>> = {
  CONTENT: [
    { text: ['ملاءمة المحتوى لعملك', 'How the content fits your work', 'Adéquation du contenu à votre travail'] },
    {
      text: ['كانت مدة الدورة', 'The length of the course was', 'La durée de la formation était'],
      answer: 'choice',
      choices: length,
    },
  ],
  MATERIALS: [{ text: ['وضوح المادة العلمية', 'Clarity of the materials', 'Clarté des supports'] }],
  ORGANIZATION: [
    { text: ['تجهيز القاعة', 'How the classroom was equipped', 'Équipement de la salle'] },
    { text: ['ما الذي تقترح تحسينه؟', 'What would you improve?', 'Que proposez-vous d’améliorer ?'], answer: 'text' },
  ],
  KNOWLEDGE: [
    {
      text: ['إلمام المدرب بالموضوع', 'The instructor’s command of the subject', 'Maîtrise du sujet par le formateur'],
    },
  ],
  DELIVERY: [{ text: ['إجابته عن الأسئلة', 'How questions were answered', 'Réponses aux questions'] }],
  METHOD: [{ text: ['تنويع أساليب الشرح', 'Variety of methods', 'Variété des méthodes'] }],
  DISCIPLINE: [
    {
      text: ['هل بدأت الجلسة في موعدها؟', 'Did the session begin on time?', 'La séance a-t-elle commencé à l’heure ?'],
      answer: 'yesNo',
    },
  ],
  GROUP: [{ text: ['استعداد المتدربين', 'Readiness of the trainees', 'Préparation des stagiaires'] }],
  IMPACT: [{ text: ['ما ظهر من أثر في العمل', 'Effect seen at work', 'Effets constatés au travail'] }],
}

/** Fills the bank of feedback questions. */
export async function insertFeedback(db: Database): Promise<void> {
  const categories = await idsByCode(db, 'lookups.category_assessment')
  const kinds = new Map<string, string>(feedbackCategories.map(([code, , , , kind]) => [code, kind]))
  const rows = Object.entries(questions).flatMap(([category, asked]) =>
    asked.map(({ text, answer = 'rating' as const, choices = [] }, at) => ({
      category_id: categories.get(category)!,
      kind: kinds.get(category)!,
      text: json(named(text)),
      answer,
      choices: json(choices.map(named)),
      is_required: answer !== 'text',
      position: at + 1,
    })),
  )
  await insertMany(db, 'feedback.question', rows)
}
