interface Notice {
  title: string
  message: string
}

export function approvedNotice(promptTitle: string): Notice {
  return { title: 'A curator approved your prompt', message: `“${promptTitle}”` }
}
