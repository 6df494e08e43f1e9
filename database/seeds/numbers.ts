import { dayOf } from '#platform/shared/values/dates.ts'

/** Numbers per year, as the series count: `REG-2026-0001`. */
export class Numbers {
  readonly last = new Map<number, number>()
  readonly prefix: string
  constructor(prefix: string) {
    this.prefix = prefix
  }
  next(at: Date): string {
    const year = Number(dayOf(at).slice(0, 4))
    const number = (this.last.get(year) ?? 0) + 1
    this.last.set(year, number)
    return `${this.prefix}-${year}-${String(number).padStart(4, '0')}`
  }
}
