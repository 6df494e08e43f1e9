import type { Area } from 'react-easy-crop'
import classes from './PhotoCrop.module.css'

const decorative = ''

/** How the cut-out will look: `area` is its place in the picture, in hundredths of its sides. */
export function PhotoPreview({ address, area, label }: { address: string | null; area: Area | null; label: string }) {
  return (
    <div className={classes['preview']} role="img" aria-label={label} dir="ltr">
      {address && area && (
        <img
          src={address}
          alt={decorative}
          style={{
            inlineSize: `${10_000 / area.width}%`,
            blockSize: `${10_000 / area.height}%`,
            insetInlineStart: `${(-100 * area.x) / area.width}%`,
            insetBlockStart: `${(-100 * area.y) / area.height}%`,
          }}
        />
      )}
    </div>
  )
}
