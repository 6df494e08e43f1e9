import { reading } from '#platform/server/documents/reading.ts'
import { diplomaOnOffer } from '../../server/store/diplomas.ts'
import { coursesOfTracks, tracksOfOffer } from '../../server/store/tracks.ts'
import diplomaDetail from './document.ts'

export default reading(diplomaDetail, async ({ db }, { ID }) => {
  const diploma = await diplomaOnOffer(db, ID)
  if (!diploma) return null
  const tracks = await tracksOfOffer(db, ID)
  const courses = await coursesOfTracks(
    db,
    tracks.map((track) => track.id),
  )
  return {
    content: {
      Code: diploma.Code,
      Name: diploma.Name,
      LevelName: diploma.LevelName,
      ImageID: diploma.ImageID,
      Fee: diploma.Fee,
      Description: diploma.Description,
      Objectives: diploma.Objectives,
      Admission: diploma.Admission,
      Tracks: tracks.map(({ id, ...track }) => ({
        ...track,
        Courses: courses
          .filter((course) => course.trackId === id)
          .map(({ Code, Name, Hours, IsRequired }) => ({ Code, Name, Hours, IsRequired })),
      })),
    },
    record: ['diploma', ID],
  }
})
