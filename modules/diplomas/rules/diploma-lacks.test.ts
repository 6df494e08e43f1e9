import { expect, test } from 'vitest'
import { lacksOf } from './diploma-lacks.ts'

const said = { ar: 'نص' }
const course = { IsRequired: true, IsPublished: true }
const track = { ID: 1, IsPublished: true, LeastElectives: 0, Courses: [course] }
const whole = { Description: said, Objectives: said, Admission: said, Tracks: [track] }

test.each([
  ['nothing', {}, []],
  [
    'its texts',
    { Description: {}, Admission: { ar: '', en: '' } },
    [{ what: 'texts', parts: ['description', 'admission'] }],
  ],
  ['a track', { Tracks: [] }, [{ what: 'track' }]],
  ['a track on offer', { Tracks: [{ ...track, IsPublished: false }] }, [{ what: 'trackOnOffer' }]],
  ['courses', { Tracks: [track, { ...track, ID: 2, Courses: [] }] }, [{ what: 'courses', tracks: [2] }]],
  [
    'no course where electives are asked for',
    { Tracks: [{ ...track, LeastElectives: 1, Courses: [{ ...course, IsRequired: false }] }] },
    [],
  ],
  [
    'courses on offer',
    { Tracks: [{ ...track, Courses: [course, { ...course, IsPublished: false }] }] },
    [{ what: 'coursesOnOffer', tracks: [1] }],
  ],
  [
    'of a track that is not offered nothing more',
    { Tracks: [track, { ...track, ID: 2, IsPublished: false, Courses: [{ ...course, IsPublished: false }] }] },
    [],
  ],
] as const)('a diploma lacks %s', (_, change, lacks) => {
  expect(lacksOf({ ...whole, ...change })).toEqual(lacks)
})
