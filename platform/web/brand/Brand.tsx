import { useLanguage, useText } from '../text.ts'
import classes from './Brand.module.css'

/** The mark: an eight-pointed star with the arch of an iwan, the hall that the word for council and register comes from. */
export function Mark({ size = '2rem' }: { size?: string }) {
  return (
    <svg
      className={classes['mark']}
      style={{ inlineSize: size, blockSize: size }}
      viewBox="2 2 60 60"
      aria-hidden
      focusable="false"
    >
      <rect className={classes['star']} x="12" y="12" width="40" height="40" rx="2" />
      <rect className={classes['star']} x="12" y="12" width="40" height="40" rx="2" transform="rotate(45 32 32)" />
      <path
        className={classes['arch']}
        d="M20.500 47V31.500c0-6.400 6.300-8.700 11.500-15 5.200 6.300 11.500 8.600 11.500 15V47h-6.700V32.800c0-2.700-2.700-4-4.800-6.900-2.100 2.900-4.800 4.200-4.800 6.900V47z"
      />
    </svg>
  )
}

/** The name in square Kufic, and in Latin letters of the same pen. */
export function Wordmark({ height = '1.75rem' }: { height?: string }) {
  const arabic = useLanguage() === 'ar'
  const product = useText('platform')('product')
  return (
    <svg
      className={classes['wordmark']}
      style={{ blockSize: height }}
      viewBox={arabic ? '18 8 128 54' : '8 8 126 44'}
      role="img"
      aria-label={product}
      focusable="false"
    >
      {arabic ? (
        <>
          <path d="M127 26h14v18h-20M109 31v13H79V29h13v15M92 44v11H75M61 15v29M46 29v20H22V33" />
          <path
            className={classes['dots']}
            d="M104 50.500l4.200 4.200-4.200 4.200-4.200-4.200zM115 50.500l4.200 4.200-4.200 4.200-4.200-4.200zM34 31l4.200 4.200-4.200 4.200-4.200-4.200z"
          />
        </>
      ) : (
        <>
          <path d="M29 16v28H13V28h16M41 28v16M53 28v16h22V28M64 31v13M87 28h15v16H87v-8h15M114 44V28h16v16" />
          <path className={classes['dots']} d="M41 13l4.500 4.500-4.500 4.500-4.500-4.500z" />
        </>
      )}
    </svg>
  )
}

/** Mark and name side by side. */
export function Brand({ size = '2rem', markOnly = false }: { size?: string; markOnly?: boolean }) {
  return (
    <span className={classes['brand']}>
      <Mark size={size} />
      {!markOnly && <Wordmark height={`calc(${size} * 0.8)`} />}
    </span>
  )
}
