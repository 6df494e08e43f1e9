import type { Output } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import type { diplomasCalls as calls } from '../../contract/calls.ts'
import classes from './Offer.module.css'
import { TrackProgress } from './TrackProgress.tsx'
import { TrackSum } from './TrackCourses.tsx'

type Track = Output<typeof calls.getPrograms>['Tracks'][number]

/** Free-standing tracks, a line each, that lead to them. */
export function TrackLines({ tracks, name }: { tracks: readonly Track[]; name: (text: Trilingual) => string }) {
  return (
    <ul className={classes['courses']}>
      {tracks.map((track) => (
        <li key={track.ID} className={classes['course']}>
          <span />
          <span className={classes['about']}>
            <AppLink to="/diploma_programs/:ID?" search={{ track: track.ID }}>
              <Localized text={track.Name} />
            </AppLink>{' '}
            <Code>{track.Code}</Code>
            <span className={classes['facts']}>
              <TrackSum courses={track.Courses} leastElectives={track.LeastElectives} />
            </span>
          </span>
          {track.Progress && (track.Progress.Done > 0 || track.Progress.CompletedAt !== null) && (
            <TrackProgress progress={track.Progress} label={name(track.Name)} />
          )}
        </li>
      ))}
    </ul>
  )
}
