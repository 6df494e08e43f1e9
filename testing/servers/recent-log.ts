import { pino } from 'pino'

const most = 1000
const lines: string[] = []

export const recentLines = (): readonly string[] => lines

const valueOf = (level: string | undefined): number => pino.levels.values[level ?? ''] ?? 0
const shown = valueOf(process.env['LOG_LEVEL'] ?? 'error') || Infinity

/** Keeps the newest lines of the log, and shows those of the level that `LOG_LEVEL` names (error) and above. */
export const recentLog = {
  write(line: string): void {
    lines.push(line)
    if (lines.length > most) lines.shift()
    if (valueOf(/"level":"(\w+)"/.exec(line)?.[1]) >= shown) process.stdout.write(line)
  },
}
