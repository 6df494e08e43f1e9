import type { UploadField } from '#platform/server/module.ts'
import { mayOpenQuestionFile, questionMediaField } from './store/questions/question-files.ts'

/**
 * Pictures and sound of exam questions. Whoever sits a paper opens those that it shows, so each is kept without the
 * name it came under, which may say what is right.
 */
export const questionMedia: UploadField = {
  field: questionMediaField,
  audited: false,
  nameless: true,
  types: ['jpeg', 'png', 'webp', 'mp3', 'ogg', 'wav', 'm4a'],
  maxBytes: 5_000_000,
  who: 'editorExamination',
  mayOpen: (db, actor, file) => mayOpenQuestionFile(db, actor, file.id),
}
