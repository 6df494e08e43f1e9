import { useId } from 'react'
import { Brand } from '#platform/web/brand/Brand.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './LoginArt.module.css'

/* The outline of the mark's star around the origin; laid tip to tip it leaves the crosses of the old tile pattern. */
const star =
  'M28.28 0 20 8.280V20H8.280L0 28.280-8.280 20H-20V8.280L-28.280 0-20-8.280V-20H-8.280L0-28.280 8.280-20H20V-8.280z'
const tile = 56.56

/** The quiet half of the login page: the tile pattern of the mark, and what the product is for. */
export function LoginArt() {
  const t = useText('signin')
  const id = useId()
  return (
    <div className={classes['art']}>
      <svg className={classes['pattern']} aria-hidden focusable="false">
        <defs>
          <pattern
            id={`${id}-tiles`}
            width={tile}
            height={tile}
            patternUnits="userSpaceOnUse"
            patternTransform="scale(1.7)"
          >
            <path
              d={star}
              transform={`translate(${tile / 2} ${tile / 2})`}
              fill="none"
              stroke="currentColor"
              strokeWidth="0.7"
            />
            <path
              d={star}
              transform={`translate(${tile / 2} ${tile / 2}) scale(0.62)`}
              fill="none"
              stroke="currentColor"
              strokeWidth="0.6"
              opacity="0.55"
            />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id}-tiles)`} />
      </svg>
      <div className={classes['glow']} />
      <div className={classes['band']}>
        <Brand size="2.3rem" />
      </div>
      <div className={classes['words']}>
        <p className={classes['heading']}>{t('login.heading')}</p>
        <ul className={classes['points']}>
          <li>{t('login.points.plan')}</li>
          <li>{t('login.points.register')}</li>
          <li>{t('login.points.result')}</li>
        </ul>
      </div>
    </div>
  )
}
