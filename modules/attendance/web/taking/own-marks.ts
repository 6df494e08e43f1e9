import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { EntryQueue } from '#platform/web/kept/EntryQueue.ts'
import { answerWithin, ownEntries } from '#platform/web/kept/own-entries.ts'
import { sendOver } from '#platform/web/kept/send-over.ts'
import { problemSentence, textOf } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import { marks, missedOf, sameMark, type KeptMark, type StandingMark } from './kept-marks.ts'

export type MarkQueue = EntryQueue<KeptMark, StandingMark>

/** Hands the marks of one session to the server. */
async function sendMarks(given: readonly KeptMark[]) {
  const { sessionId, reason } = given[0]!
  const answers = await sendOver<KeptMark, StandingMark>(given, {
    put: (some) =>
      send(
        calls.saveAttendance,
        {
          body: {
            SessionID: sessionId,
            ...(reason && { Reason: reason }),
            Marks: some.map((mark) => ({
              RegistrationID: mark.registrationId,
              State: mark.state,
              Minutes: missedOf(mark),
              Version: mark.version,
            })),
          },
        },
        { within: answerWithin },
      ),
    async read() {
      const { People } = await send(calls.getAttendanceSheet, { sessionID: sessionId }, { within: answerWithin })
      const found = new Map(People.map((person) => [person.RegistrationID, person]))
      return ({ registrationId }) => {
        const { State = null, Minutes = 0, Version = null } = found.get(registrationId) ?? {}
        return State && { Outcome: 'saved', Version, state: State, minutes: Minutes }
      }
    },
    same: sameMark,
    made: ({ state, minutes }, Version) => ({ Outcome: 'saved', Version, state, minutes }),
    onChanged: (problem) => toast.failed(problemSentence(problem, 'attendance')),
  })
  if (answers.some((answer) => answer?.Outcome === 'saved')) toast.done(textOf('attendance')('saved'))
  void refreshEverything()
  return answers
}

/** This tab's marks of whoever is signed in, opened with the first page that asks; null until then. */
export const useMarkQueue = ownEntries<KeptMark, StandingMark, MarkQueue>(
  marks,
  (uid, store, line) => new EntryQueue(marks, uid, store, { ...line, send: sendMarks }),
)
