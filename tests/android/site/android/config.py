"""What python-for-android writes here when it builds."""

ACTIVITY_CLASS_NAME = "org.kivy.android.PythonActivity"
SERVICE_CLASS_NAME = "org.kivy.android.PythonService"
JAVA_NAMESPACE = "org.kivy.android"
JNI_NAMESPACE = "org/kivy/android"
