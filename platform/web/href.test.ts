import { describe, expect, test, vi } from 'vitest'
import { href, hrefOfAddress, isOwnPath } from './href.ts'
import { plainPath, routerPath } from './routing/paths.ts'

vi.stubGlobal('location', { origin: 'https://academy.example' })

describe('an address', () => {
  test('leaves out optional parts that are not given', () => {
    expect(href('/RegistrationStatus/:Code?')).toBe('/RegistrationStatus')
    expect(href('/RegistrationStatus/:Code?', { Code: 'CC-2026-1' })).toBe('/RegistrationStatus/CC-2026-1')
    expect(href('/RegistrationStatus/:Code?', { Code: null }, { tab: 'history' })).toBe(
      '/RegistrationStatus?tab=history',
    )
    expect(href('/Setting/Course-Edit/:ID?/:IsDeplom', { IsDeplom: 'true' })).toBe('/Setting/Course-Edit/true')
  })
  test('is of a published path, however many of its parts may be absent, or has its query already', () => {
    const paper = '/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?'
    expect(hrefOfAddress(paper, { ExamID: 74, TraineeID: 98, CourseClassID: 80 })).toBe('/MarkTraineeExam/74/98/80')
    expect(hrefOfAddress('/RegistrationStatus/:Code?', { Code: 'CC-1' })).toBe('/RegistrationStatus/CC-1')
    expect(hrefOfAddress('/profile?tab=account')).toBe('/profile?tab=account')
  })
  test('escapes what people and files bring', () => {
    expect(href('/RegistrationStatus/:Code?', { Code: 'أ/ب ?#' })).toBe('/RegistrationStatus/%D8%A3%2F%D8%A8%20%3F%23')
    expect(href('/UpcomingCourse', {}, { search: 'أ & ب', none: '', ids: [1, 2], off: false })).toBe(
      '/UpcomingCourse?search=%D8%A3+%26+%D8%A8&ids=1&ids=2&off=false',
    )
  })
})

describe('the target after a log-in', () => {
  test.each(['/', '/home', '/CourseRegistration/1/2?tab=x#y', '/%2F%2Fexample.com'])('follows %s', (address) => {
    expect(isOwnPath(address)).toBe(true)
  })
  test.each([
    null,
    '',
    'home',
    '//example.com',
    '/\\example.com',
    'https://example.com',
    'javascript:alert(1)',
    '/\t/example.com',
  ])('does not follow %s', (address) => {
    expect(isOwnPath(address)).toBe(false)
  })
})

describe('a published path', () => {
  test('is written for the router', () => {
    expect(routerPath('/RegistrationStatus/:Code?')).toBe('/RegistrationStatus/{-$Code}')
    expect(routerPath('/Setting/Course-Edit/:ID?/:IsDeplom')).toBe('/Setting/Course-Edit/{-$ID}/$IsDeplom')
  })
  test('has an address without parameters where none is compulsory', () => {
    expect(plainPath('/CourseList/:ID?')).toBe('/CourseList')
    expect(plainPath('/')).toBe('/')
    expect(plainPath('/CourseRegistration-Edit/:ID')).toBeNull()
  })
})
