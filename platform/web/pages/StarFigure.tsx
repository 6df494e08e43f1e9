/** The star and the arch of the mark as a drawing of lines. */
export function StarFigure({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="2 2 60 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
      focusable="false"
    >
      <path d="M60.280 32 52 40.280V52H40.280L32 60.280 23.720 52H12V40.280L3.720 32 12 23.720V12h11.720L32 3.720 40.280 12H52v11.720z" />
      <path d="M22 46.500V31.500c0-6 5.500-8 10-14 4.500 6 10 8 10 14v15z" />
      <path d="M27.500 46.500V34c0-3 2.700-4.300 4.500-7 1.800 2.700 4.500 4 4.500 7v12.500" opacity=".5" />
    </svg>
  )
}
