declare module 'virtual:screen-titles/*' {
  const titles: Record<string, Record<string, string>>
  export default titles
}
