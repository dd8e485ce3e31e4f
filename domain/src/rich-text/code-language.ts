/** The class of a code block with a language, as HTML has it. */
export const CODE_LANGUAGE = /^language-([\w+#.-]{1,30})$/
