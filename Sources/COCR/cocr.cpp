extern "C" const char *cocr_versions(void);
const char *cocr_versions(void) { return "skeleton"; }
