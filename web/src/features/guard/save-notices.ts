/** Who sees the text of a prompt that is saved. */
export const SAVE_NOTICES = {
  public: 'Everyone who can open the library will see this text.',
  private: 'Only you and people you share this prompt with will see this text.',
}
