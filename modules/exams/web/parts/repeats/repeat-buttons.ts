import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Action, Actions } from '#platform/web/ui/acts/actions.ts'
import { repeatActs } from '../../../contract/acts.ts'
import { actOfRepeat } from './repeat-acts.ts'

/** The buttons of a repeat; `onProve` opens the form of the proof, which only its trainee has. */
export const repeatButtons = (repeat: { ExamID: number; TraineeID: number }, onProve?: () => void): Actions => {
  const record = { CourseClassExamID: repeat.ExamID, TraineeID: repeat.TraineeID }
  const prove: Action | false = onProve ? { main: true, run: onProve } : false
  return actButtons(repeatActs, record, [...actOfRepeat.values()], { uploadRepeatProof: prove })
}
