import { send } from '#platform/web/client.ts'
import { instructorActs } from '../../../contract/acts.ts'

/** Says for the reader, whom the class asks, that they take part in it. */
export const acceptClass = (courseClassID: number) => send(instructorActs.table.accept.call, { courseClassID })

/** That they do not, and why. */
export const rejectClass = (courseClassID: number, reason: string) =>
  send(instructorActs.table.reject.call, { courseClassID, reason })
