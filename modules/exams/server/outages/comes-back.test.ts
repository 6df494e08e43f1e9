import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { openDatabase, type OpenDatabase } from '#platform/server/database.ts'
import { usualPauses } from '#platform/server/postgres/embedded/keep.ts'
import { isReady, startAcademyProcess, type AcademyProcess } from '#testing/servers/academy-process.ts'
import { lostAnswers, readiness, sit, stageSitters, testJwtSecret, type Troubles } from '#testing/stages/sitters.ts'
import { testDataKey } from '#testing/template.ts'

/*
 * A hundred people answer an exam while everything that can be killed is killed, and nobody lends a hand.
 *
 * 'Ready again within ten seconds' is held by what the supervisor does, not by the clock of a machine that does other
 * things: how often it tries and how long it pauses on purpose. What a try itself takes is printed beside it.
 */
const people = 100
/** Milliseconds, of the ten seconds, that may be paused on purpose; the rest is for the start. */
const mayPause = 5_000
/** Milliseconds. When a look at what should have happened by now is given up. */
const patience = 120_000

/**
 * What the supervisor said of starting PostgreSQL again, a line for each try beside the log of the servers: how often it
 * tried, and how long it paused for that, in ms.
 */
function triesIn(said: string, triedBefore: number) {
  const lines = said.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
  const begun = lines.findIndex((line) => line.startsWith('PostgreSQL has ended'))
  const done = lines.indexOf('PostgreSQL runs again.')
  const tries = begun < 0 || done < 0 ? 0 : done - begun
  return { tries, paused: usualPauses.slice(triedBefore, triedBefore + tries).reduce((sum, each) => sum + each, 0) }
}

async function oneBackend(open: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'diwan' order by backend_start limit 1`.execute(open.db)
  return rows[0]!.pid
}

const isServer = (what: string) => what === 'a server process is killed'

for (const workers of [1, 2]) {
  test(
    `with WORKERS=${workers} whatever is killed comes back, and every acknowledged answer is there`,
    {
      timeout: 600_000,
    },
    async ({ onTestFinished }) => {
      const academy: AcademyProcess = await startAcademyProcess({
        DATA_KEY: testDataKey,
        WORKERS: String(workers),
        JWT_SECRET: testJwtSecret,
      })
      onTestFinished(() => academy.remove())
      const { url, postgres } = academy
      await isReady(academy)
      const config = academy.database
      const { code, tokens } = await stageSitters(openDatabase(config), config, people)

      const going = { on: true }
      const troubles: Troubles = new Map()
      const sitting = await Promise.all(tokens.map((token) => sit(url, code, token, going, troubles)))
      const acknowledged = () => sitting.reduce((sum, { sitter }) => sum + sitter.acknowledged.length, 0)
      await expect.poll(acknowledged, { timeout: patience }).toBeGreaterThan(people)

      const watching = openDatabase({ ...config, max: 1 })
      const kills: Record<string, () => Promise<void> | void> = {
        'one backend is killed': async () => void process.kill(await oneBackend(watching), 'SIGKILL'),
        'PostgreSQL stops at once': () => void process.kill(postgres(), 'SIGQUIT'),
        'PostgreSQL is stopped in order': () => void process.kill(postgres(), 'SIGINT'),
        'PostgreSQL is killed': () => void process.kill(postgres(), 'SIGKILL'),
        'a server process is killed': () => void process.kill(academy.workers()[0]!, 'SIGKILL'),
      }
      let triedBefore = 0
      for (const [what, kill] of Object.entries(kills)) {
        const trouble = () => [...troubles.values()].reduce((sum, each) => sum + each, 0)
        const before = trouble()
        const serving = academy.workers()
        const saidBefore = academy.said().length
        await kill()
        const from = performance.now()
        // Of two servers the killed one may have nobody on the line just then: that it is gone is enough.
        const isHit = () => trouble() > before || (isServer(what) && !academy.workers().includes(serving[0]!))
        await expect.poll(isHit, { timeout: patience, interval: 5 }).toBe(true)
        await expect.poll(() => readiness(url), { timeout: patience, interval: 20 }).toBe(200)
        const ready = Math.round(performance.now() - from)
        const then = acknowledged()
        await expect.poll(acknowledged, { timeout: patience, interval: 20 }).toBeGreaterThan(then + people)
        await expect.poll(() => readiness(url), { timeout: patience, interval: 20 }).toBe(200)
        const answered = Math.round(performance.now() - from)
        const heard = () => academy.said().slice(saidBefore)
        if (isServer(what)) {
          // One start, not one after another; that no pause comes before the first is held beside the supervisor.
          const again = () => heard().match(/another starts/g)?.length
          await expect.poll(again, { timeout: patience }).toBe(1)
        } else {
          const again = () => heard().includes('PostgreSQL runs again.')
          await expect.poll(again, { timeout: patience }).toBe(true)
          const { tries, paused } = triesIn(heard(), triedBefore)
          triedBefore += tries
          expect(tries, heard()).toBeGreaterThan(0)
          expect(paused, heard()).toBeLessThan(mayPause)
        }
        process.stdout.write(
          `WORKERS=${workers}, ${what}: ready after ${ready} ms, ${people} more answers after ${answered} ms\n`,
        )
        // A lost database ends no process.
        if (!isServer(what)) expect(academy.workers()).toEqual(serving)
        expect(academy.process.exitCode).toBeNull()
      }
      going.on = false
      await Promise.all(sitting.map(({ answering }) => answering))
      await watching.close()

      // What a request gets meanwhile: nothing, as its process is gone, or 'try again' with when.
      const others = [...troubles.keys()].filter((what) => !['no connection', '503'].includes(what))
      const bugs = academy
        .said()
        .split('\n')
        .filter((line) => line.includes('a bug stopped'))
      expect(others, bugs[0]).toEqual([])
      const after = openDatabase({ ...config, max: 1 })
      const lost = await lostAnswers(
        after,
        sitting.map(({ sitter }) => sitter),
      )
      await after.close()
      expect(lost).toEqual([])
      expect(await academy.stop()).toBe(0)
      // Its checkpoint may take longer than it is waited for.
      await expect.poll(() => academy.postgres(), { timeout: patience }).toBe(0)
    },
  )
}
