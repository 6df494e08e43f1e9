import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Action, Actions } from '#platform/web/ui/acts/actions.ts'
import { repeatActs } from '../../../contract/acts.ts'

type Name = keyof typeof repeatActs.table

/** The acts by what the call takes and the reply's `Actions` name them: `request`, `invoice`, ... */
const actOf = new Map(
  Object.entries(repeatActs.table).flatMap(([name, { through }]) =>
    through?.sends ? [[through.sends.Action as string, name as Name]] : [],
  ),
)

/** Of the actions of a repeat those that have a button, by the names of the acts. */
export const actsOfRepeat = (actions: readonly string[]): Name[] => actions.flatMap((action) => actOf.get(action) ?? [])

/** The buttons of a repeat; `onProve` opens the form of the proof, which only its trainee has. */
export const repeatButtons = (repeat: { ExamID: number; TraineeID: number }, onProve?: () => void): Actions => {
  const record = { CourseClassExamID: repeat.ExamID, TraineeID: repeat.TraineeID }
  const prove: Action | false = onProve ? { main: true, run: onProve } : false
  return actButtons(repeatActs, record, [...actOf.values()], { uploadRepeatProof: prove })
}
