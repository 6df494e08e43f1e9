import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { EntryQueue } from '#platform/web/kept/EntryQueue.ts'
import { answerWithin, ownEntries } from '#platform/web/kept/own-entries.ts'
import { sendOver } from '#platform/web/kept/send-over.ts'
import { problemSentence } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { scoreKey, scores, type KeptScore, type StandingScore } from './kept-scores.ts'

export type ScoreQueue = EntryQueue<KeptScore, StandingScore>

/** Hands marks of one class to the server. */
async function sendScores(given: readonly KeptScore[]) {
  const { classId } = given[0]!
  const answers = await sendOver<KeptScore, StandingScore>(given, {
    put: (some) =>
      send(
        calls.saveParticipation,
        {
          body: {
            CourseClassID: classId,
            Scores: some.map(({ registrationId, meanId, score, version }) => ({
              RegistrationID: registrationId,
              MeanID: meanId,
              Score: score,
              Version: version,
            })),
          },
        },
        { within: answerWithin },
      ),
    async read() {
      const { People } = await send(calls.getParticipation, { courseClassID: classId }, { within: answerWithin })
      const found = new Map(
        People.flatMap(({ RegistrationID, Scores }) =>
          Scores.map((score) => [scoreKey({ registrationId: RegistrationID, meanId: score.MeanID }), score] as const),
        ),
      )
      return (entry) => {
        const stands = found.get(scoreKey(entry))
        return stands ? { Outcome: 'saved', Version: stands.Version, score: stands.Score } : null
      }
    },
    same: ({ score }, stands) => score === stands.score,
    made: ({ score }, Version) => ({ Outcome: 'saved', Version, score }),
    onChanged: (problem) => toast.failed(problemSentence(problem, 'evaluation')),
  })
  void refreshEverything()
  return answers
}

/** This tab's marks of whoever is signed in, opened with the first page that asks; null until then. */
export const useScoreQueue = ownEntries<KeptScore, StandingScore, ScoreQueue>(
  scores,
  (uid, store, line) => new EntryQueue(scores, uid, store, { ...line, send: sendScores }),
)
