import { describe, expect, it } from 'vitest'
import { deadlineOf, judgeReturn, lateness, possibleDelay } from './clock.ts'

const at = (time: string) => new Date(`2026-03-01T${time}Z`)
const times = { startedAt: at('09:00:00'), minutes: 60, extraPercent: 0, pauseSeconds: 0, closesAt: at('12:00:00') }

describe('the deadline', () => {
  it('is the start and the minutes', () => expect(deadlineOf(times)).toEqual(at('10:00:00')))
  it('grows by extra time and pauses', () =>
    expect(deadlineOf({ ...times, extraPercent: 25, pauseSeconds: 90 })).toEqual(at('10:16:30')))
  it('never passes the closing time', () =>
    expect(deadlineOf({ ...times, startedAt: at('11:30:00'), extraPercent: 100 })).toEqual(at('12:00:00')))
})

describe('late answers', () => {
  const deadline = at('10:00:00')
  const sent = (received: string, answered: string) =>
    lateness({ receivedAt: at(received), answeredAt: at(answered), deadline, graceMinutes: 5 })

  it('are not late up to the deadline, whatever the browser clock says', () => {
    expect(sent('10:00:00', '09:59:00')).toEqual({ isLate: false, counted: true })
    expect(sent('09:30:00', '23:59:00')).toEqual({ isLate: false, counted: true })
  })
  it('count within the grace when given before the deadline', () =>
    expect(sent('10:05:00', '09:59:59')).toEqual({ isLate: true, counted: true }))
  it('do not count when given after the deadline', () =>
    expect(sent('10:01:00', '10:00:01')).toEqual({ isLate: true, counted: false }))
  it('do not count after the grace', () =>
    expect(sent('10:05:01', '09:00:00')).toEqual({ isLate: true, counted: false }))
})

describe('answers while the clock is stopped', () => {
  const sent = (received: string, answered: string) =>
    lateness({
      receivedAt: at(received),
      answeredAt: at(answered),
      deadline: at('12:00:00'),
      pausedAt: at('09:30:00'),
      graceMinutes: 5,
    })

  it('count where they were given before and arrive within the grace', () => {
    expect(sent('09:30:00', '09:29:00')).toEqual({ isLate: false, counted: true })
    expect(sent('09:34:00', '09:29:59')).toEqual({ isLate: true, counted: true })
    expect(sent('09:35:01', '09:29:59')).toEqual({ isLate: true, counted: false })
    expect(sent('09:31:00', '09:30:01')).toEqual({ isLate: true, counted: false })
  })
  it('of a paper that never went on, what was given before may come until the grace after the deadline', () => {
    expect(sent('12:04:00', '09:29:59')).toEqual({ isLate: true, counted: true })
    expect(sent('12:04:00', '10:00:00')).toEqual({ isLate: true, counted: false })
    expect(sent('12:05:01', '09:29:59')).toEqual({ isLate: true, counted: false })
  })
})

describe('leaving exam mode', () => {
  const back = (time: string, awaySeconds = 0, delaySeconds = 0) =>
    judgeReturn({ leftAt: at('09:10:00'), now: at(time), awaySeconds, delaySeconds })
  const unreported = (time: string, awaySeconds: number, delaySeconds = 0) =>
    judgeReturn({ leftAt: null, now: at(time), awaySeconds, delaySeconds })
  it('gives ten seconds and what the reports take', () => {
    expect(back('09:10:10').inTime).toBe(true)
    expect(back('09:10:13').inTime).toBe(true)
    expect(back('09:10:14').inTime).toBe(false)
  })
  it('does not count the time that the network held the report up, and tells of a long one', () => {
    expect(back('09:10:20', 5, 15)).toEqual({ inTime: true, differs: true, flagged: false, unreported: false })
    expect(back('09:12:00', 8, 112)).toEqual({ inTime: true, differs: true, flagged: true, unreported: false })
    expect(back('09:12:00', 5, 60).inTime).toBe(false)
    expect(back('09:10:14', 0, -50).inTime).toBe(false)
  })
  it('believes no delay that is longer than the time that has passed', () => {
    expect(back('09:10:16', 2, 600)).toEqual({ inTime: false, differs: true, flagged: true, unreported: false })
    // The first report may have been held up by itself: then less has passed between the two than was waited.
    expect(back('09:10:20', 5, 35)).toMatchObject({ inTime: true, flagged: true })
  })
  it('takes the browser at its word where it speaks against itself', () => {
    expect(back('09:10:05', 45).inTime).toBe(false)
    expect(unreported('09:10:00', 45).inTime).toBe(false)
    expect(unreported('09:10:00', 5, 90).inTime).toBe(true)
  })
  it('flags a leaving that nobody reported: only the browser says how long it was', () => {
    expect(unreported('09:10:00', 5)).toEqual({ inTime: true, differs: false, flagged: true, unreported: true })
  })
  it('takes no report to be held up for longer than the paper has been open', () => {
    expect(possibleDelay(90, { startedAt: at('09:00:00'), now: at('09:10:00') })).toBe(90)
    expect(possibleDelay(50_000, { startedAt: at('09:00:00'), now: at('09:10:00') })).toBe(600)
    expect(possibleDelay(-5, { startedAt: at('09:00:00'), now: at('09:10:00') })).toBe(0)
  })
})
