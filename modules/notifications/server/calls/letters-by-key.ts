import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Handler } from '#platform/server/handler.ts'
import { shortenedAddress } from '#platform/shared/record/shortened-address.ts'
import type { notificationsCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/letters-by-key.ts'

export const lettersByKey = (secrets: Secrets) => {
  const getLettersByKey: Handler<typeof calls.getLettersByKey> = async ({ db, query }) => {
    const { address, about, coming } = await acts.readerWith(db, secrets, query.Key)
    const areStopped = coming.length === 0
    return {
      Address: shortenedAddress(address),
      About: about,
      AreStopped: areStopped,
      Actions: areStopped ? (about === 'daily' ? [] : ['resumeLetters']) : ['stopLetters'],
    }
  }
  const stopLetters: Handler<typeof calls.stopLetters> = async (asked) => {
    await acts.stopLetters(asked, await acts.readerWith(asked.db, secrets, asked.body.Key))
    return { Done: true }
  }
  const resumeLetters: Handler<typeof calls.resumeLetters> = async (asked) => {
    await acts.resumeLetters(asked, await acts.readerWith(asked.db, secrets, asked.body.Key))
    return { Done: true }
  }
  const stopLettersByOneClick: Handler<typeof calls.stopLettersByOneClick> = async (asked) => {
    await acts.stopLetters(asked, await acts.readerWith(asked.db, secrets, asked.query.Key))
    return { Done: true }
  }
  /** What scans mails opens every link in them: nothing is stopped before the reader presses the button of the page. */
  const openLettersByKey: Handler<typeof calls.openLettersByKey> = ({ query, reply }) => {
    reply.code(303)
    reply.header('location', `/StopLetters/${encodeURIComponent(query.Key)}`)
    return { Done: true }
  }
  return { getLettersByKey, stopLetters, resumeLetters, stopLettersByOneClick, openLettersByKey }
}
