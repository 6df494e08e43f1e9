import { send } from '#platform/web/client.ts'
import { answerWithin, ownEntries } from '#platform/web/kept/own-entries.ts'
import { practicalCalls as calls } from '../../contract/calls.ts'
import { DegreeQueue } from './DegreeQueue.ts'
import { degrees, type KeptDegree, type SavedDegree } from './kept-degrees.ts'

/** This tab's queue of whoever is signed in, opened with the first page that asks; null until then. */
export const useDegreeQueue = ownEntries<KeptDegree, SavedDegree, DegreeQueue>(
  degrees,
  (uid, store, line) =>
    new DegreeQueue(uid, store, {
      ...line,
      send: (given) => {
        const { classId, traineeId, kind } = given[0]!
        return send(
          calls.saveTraineePractical,
          {
            body: {
              CourseClassID: classId,
              TraineeID: traineeId,
              Kind: kind,
              Degrees: given.map(({ itemId, degree, givenAt, version }) => ({
                ItemID: itemId,
                Degree: degree,
                GivenAt: givenAt,
                Version: version,
              })),
            },
          },
          { within: answerWithin },
        )
      },
    }),
)
