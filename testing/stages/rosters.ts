import type { Input, Output } from '#platform/shared/call.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { goOnWithRosters } from '#modules/people/server/roster/go-on.ts'
import type { Asker } from '../asker.ts'
import type { TestServer } from '../server.ts'

type Confirming = Input<typeof peopleCalls.commitRoster>['body']

/** Confirms an import and saves its rows, as the academy does by itself; answers what it came to. */
export async function commitRoster(
  server: TestServer,
  who: Asker,
  body: Confirming,
): Promise<Output<typeof peopleCalls.getRoster>['Result']> {
  const { ID } = await who.send(peopleCalls.commitRoster, { body })
  await goOnWithRosters({ db: server.db, now: server.now(), vault: server.vault })
  return (await who.send(peopleCalls.getRoster, { ID })).Result
}
