/**
 * The kit draws its controls in px; ours grow with the reader's font size, whose middle is 14 px to the rem (`drawnFor`
 * in platform/web/theme/theme.ts). Lines of 1 and 2 px, and what only means 'as much as there is', stay.
 */
const growWithFont = {
  postcssPlugin: 'grow-with-font',
  Declaration(declaration) {
    if (!/@mantine[\\/](core|dates)[\\/]styles/.test(declaration.source?.input.file ?? '')) return
    const value = declaration.value.replace(/(?<![\w.-])(-?\d+(?:\.\d+)?)px/g, (whole, size) =>
      Math.abs(size) < 3 || Math.abs(size) >= 1000 ? whole : `${+(size / 14).toFixed(5)}rem`,
    )
    if (value !== declaration.value) declaration.value = value
  },
}

module.exports = { plugins: [require('postcss-preset-mantine')(), growWithFont] }
